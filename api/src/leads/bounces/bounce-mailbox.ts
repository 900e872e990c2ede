import { DAY_MS } from '@sgc/contract/time';
import type { ImapFlow, MailboxObject } from 'imapflow';

const DAYS = 7;
const LIMIT_MS = 20_000;
const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143 };

/** Longer than a report with the whole mail of a lead. */
const REPORT_BYTES = 512 * 1024;

/** The mailbox that bounces come to, often the dealer's own. It is opened read-only, so nothing changes for its other readers. */
export class BounceMailbox {
  readonly #url: URL;
  /** Reports that this process has read, within one numbering of the mailbox. */
  #read = new Set<number>();
  #numbering: bigint | undefined;

  /** @param url like `imaps://user:password@host/INBOX`. */
  constructor(url: string) {
    this.#url = new URL(url);
  }

  /**
   * Hands over the reports of the last week, each once. One whose handling fails comes again the next time.
   * @throws if the mailbox cannot be read; the message names no password.
   */
  readNew(handle: (source: Uint8Array) => Promise<void>): Promise<void> {
    return this.#opened(async (client, { uidValidity }) => {
      if (uidValidity !== this.#numbering) this.#read = new Set();
      this.#numbering = uidValidity;
      const since = new Date(Date.now() - DAYS * DAY_MS);
      const header = { 'content-type': 'multipart/report' };
      const found = (await client.search({ since, header }, { uid: true })) || [];
      for (const uid of found.filter((one) => !this.#read.has(one))) {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: REPORT_BYTES } }, { uid: true });
        if (mail !== false && mail.source !== undefined) await handle(mail.source);
        this.#read.add(uid);
      }
    });
  }

  /**
   * Whether a mail lies in it.
   * @throws if the mailbox cannot be read; the message names no password.
   */
  holds(messageId: string): Promise<boolean> {
    return this.#opened(async (client) => {
      const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
      return found !== false && found !== undefined && found.length > 0;
    });
  }

  async #opened<Result>(work: (client: ImapFlow, mailbox: MailboxObject) => Promise<Result>): Promise<Result> {
    const client = await this.#client();
    // What breaks is what the call under way fails with.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client, await client.mailboxOpen(this.#folder, { readOnly: true }));
    } finally {
      client.close();
    }
  }

  get #folder(): string {
    return decodeURIComponent(this.#url.pathname.slice(1)) || 'INBOX';
  }

  /** The library is loaded when a mailbox is first opened: most sites have none, and every start would wait for it. */
  async #client(): Promise<ImapFlow> {
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname, port, username, password } = this.#url;
    return new ImapFlow({
      host: hostname,
      port: Number(port) || (PORTS[protocol] as number),
      secure: protocol === 'imaps:',
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: LIMIT_MS,
    });
  }
}
