import type { Terminal } from '../../command-line/run-command.ts';
import type { Config } from '../../config/config.schema.ts';
import { createSendMail, mailFolder } from '../delivery/mail-transport.ts';

const TEXT = `This mail was sent to try the way that messages of visitors go.
If you can read it, they reach you here.
`;

/** Sends one mail as leads are sent, and says where it went. */
export const testMailCommand = async (terminal: Terminal, config: Config): Promise<boolean> => {
  const { MAIL_DELIVERY, MAIL_TO, MAIL_FROM, SMTP_URL } = config;
  const name = `test-${Date.now()}`;
  const server = SMTP_URL === undefined ? '' : new URL(SMTP_URL).host;
  try {
    await createSendMail(config)(name, {
      from: { name: 'Website', address: MAIL_FROM },
      to: MAIL_TO,
      subject: 'A test of the website: messages reach you here',
      text: TEXT,
    });
  } catch (error) {
    terminal.write(
      `${server} did not take the mail from ${MAIL_FROM} to ${MAIL_TO}. ${(error as Error).message}\n` +
        'Check the address and password in SMTP_URL, and whether the server lets MAIL_FROM send.\n',
    );
    return false;
  }
  terminal.write(
    MAIL_DELIVERY === 'files'
      ? `Kept in ${mailFolder(config)}/${name}.eml and not sent to ${MAIL_TO}: MAIL_DELIVERY is "files".\n`
      : `${server} took a mail from ${MAIL_FROM} to ${MAIL_TO}. Look into that mailbox, and into its spam folder.\n`,
  );
  return true;
};
