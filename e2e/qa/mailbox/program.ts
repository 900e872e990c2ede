import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { Mailbox } from '../../faults/site/mailbox.ts';
import { type Mail, PAGE_PORT } from './mails.ts';
import { mailboxPage } from './page.ts';

// The program of the container `mailbox`: the dealer's mail server, with a page that shows what has arrived.
const EVERYWHERE = '0.0.0.0';
const SMTP_PORT = 2525;
const LEAD = /<lead-([0-9A-Z]{4}-[0-9A-Z]{4})@/;

/** What has arrived outlives this program, as in any mail server: the API was told that it is kept. */
const FILE = '/mails/mails.jsonl';

const mails: Mail[] = [];

const addresses = (list: readonly (Address | undefined)[] | undefined): string =>
  (list ?? []).map((one) => one?.address ?? '').join(', ');

const show = async ({ arrivedAt, raw }: { arrivedAt: string; raw: string }): Promise<void> => {
  const { messageId, from, to, replyTo, subject, text: words } = await PostalMime.parse(raw);
  const reference = LEAD.exec(messageId ?? '')?.[1];
  mails.push({
    arrivedAt,
    ...(reference === undefined ? {} : { reference }),
    from: addresses([from]),
    to: addresses(to),
    ...(replyTo === undefined ? {} : { replyTo: addresses(replyTo) }),
    subject: subject ?? '(no subject)',
    text: words ?? '',
  });
};

const keep = (raw: string): void => {
  const mail = { arrivedAt: new Date().toISOString(), raw };
  appendFileSync(FILE, `${JSON.stringify(mail)}\n`);
  void show(mail);
};

appendFileSync(FILE, '');
for (const line of readFileSync(FILE, 'utf8').split('\n').filter(Boolean)) await show(JSON.parse(line));

const mailbox = await Mailbox.open({ host: EVERYWHERE, port: SMTP_PORT, onMail: keep });

createServer((request, response) => {
  if (request.url === '/mails' && request.method === 'DELETE') {
    mails.length = 0;
    writeFileSync(FILE, '');
    response.writeHead(204).end();
  } else if (request.url === '/delay' && request.method === 'PUT') {
    void text(request).then((delayMs) => {
      mailbox.delayMs = Number(delayMs);
      response.writeHead(204).end();
    });
  } else if (request.url === '/mails') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
  } else if (request.url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(mailboxPage(mails));
  } else {
    response.writeHead(404).end();
  }
}).listen(PAGE_PORT, EVERYWHERE);
process.once('SIGTERM', () => process.exit(0));
