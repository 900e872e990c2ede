import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox that is read over IMAP. */
export interface TestImap {
  url: string;
  /** What lies in it; the first has the UID 1. */
  mails: string[];
  /** The commands that came, without their tags. */
  commands: string[];
  close(): Promise<void>;
}

const USER = 'website@dealer.example.com';
const PASSWORD = 'of the mailbox';

/**
 * As much of IMAP4rev1 (RFC 3501) as reading a mailbox takes. Anything that would change it is refused. The client was
 * tried against Dovecot 2.3 as well, where it sends the same.
 * @param read what lies in it, where that is not what a test puts there.
 */
export const startImap = async (read?: () => readonly string[]): Promise<TestImap> => {
  const mails: string[] = [];
  const all = read ?? (() => mails);
  const commands: string[] = [];
  const sockets = new Set<Socket>();

  const search = (criteria: string): number[] => {
    const [, name = '', value = ''] = /HEADER "?([\w-]+)"? "?([^"]+)"?/i.exec(criteria) ?? [];
    const header = new RegExp(`^${name}:[^\\n]*${value}`, 'im');
    return all().flatMap((mail, index) => (header.test(mail.split('\r\n\r\n', 1)[0] ?? '') ? [index + 1] : []));
  };

  /** What comes before the word that a command ends with; undefined for a command that is refused. */
  const answer = (command: string): string | undefined => {
    const [name = '', rest = ''] = command.split(/ (.*)/);
    if (name === 'CAPABILITY') return '* CAPABILITY IMAP4rev1\r\n';
    if (name === 'LOGIN') return rest === `"${USER}" "${PASSWORD}"` ? '' : undefined;
    if (name === 'LIST') return '* LIST (\\Noselect) "/" ""\r\n';
    if (name === 'EXAMINE') return `* ${all().length} EXISTS\r\n* OK [UIDVALIDITY 7] numbered\r\n`;
    if (name === 'LOGOUT') return '* BYE\r\n';
    if (rest.startsWith('SEARCH ')) return `* SEARCH ${search(rest).join(' ')}\r\n`;
    const uid = /^FETCH (\d+) .*BODY\.PEEK\[\]/.exec(rest)?.[1];
    if (uid === undefined) return undefined;
    const mail = all()[Number(uid) - 1] ?? '';
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(mail)}}\r\n${mail})\r\n`;
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    createInterface(socket).on('line', (line) => {
      const [tag, command = ''] = line.split(/ (.*)/);
      commands.push(command);
      const answered = answer(command);
      socket.write(answered === undefined ? `${tag} NO refused\r\n` : `${answered}${tag} OK done\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    mails,
    commands,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
