import { createTransport, type SendMailOptions } from 'nodemailer';
import type { LeadEntity } from '../lead.entity.ts';
import { composeLeadMail, composeReceipt } from './compose-mail.ts';

const MAILBOXES = { from: 'website@dealer.example.com', to: 'sales@dealer.example.com' };
const TIME_ZONE = 'America/New_York';

const lead = (changes: Partial<LeadEntity> = {}): LeadEntity => ({
  id: '1',
  reference: 'K7Q2-9XWD',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  firstName: 'Ada',
  lastName: 'Moyer',
  email: 'ada@example.com',
  phone: '(570) 555-0134',
  phoneNormalized: '+15705550134',
  interest: 'sales',
  message: 'Is the EV City in stock?',
  vehicle: 'denago-ev-city',
  details: null,
  page: '/contact',
  releaseSet: null,
  spamReason: null,
  deliveredAt: null,
  keptInFile: false,
  answeredAt: null,
  bouncedAt: null,
  bounceReason: null,
  ...changes,
});

const raw = async (mail: SendMailOptions): Promise<string> => {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  return String(message).replaceAll('\r\n', '\n');
};

const headersOf = (message: string): string[] =>
  message
    .slice(0, message.indexOf('\n\n'))
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');

const namesOf = (headers: string[]): string[] => headers.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());

test('goes to the dealer, answers go to the visitor, with a plain and an HTML part', async () => {
  const message = await raw(composeLeadMail(lead(), MAILBOXES, TIME_ZONE));
  expect(headersOf(message)).toEqual(
    expect.arrayContaining([
      'From: Website <website@dealer.example.com>',
      'To: sales@dealer.example.com',
      'Reply-To: Ada Moyer <ada@example.com>',
      'Subject: Sales Inquiry from Ada Moyer (K7Q2-9XWD)',
      'Message-ID: <lead-K7Q2-9XWD@dealer.example.com>',
    ]),
  );
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(message).toContain('Cart: denago-ev-city');
  expect(message).toContain('Phone, to dial: +15705550134');
  expect(message).toContain('Received: Friday, November 20, 2026 at 7:00 AM');
});

test('a request is named in the subject, and its details stand in words in both parts', () => {
  const details = { kind: 'service', cart: '<b>', trouble: 'battery', town: 'Tamaqua\r\nBcc: x', part: 'any' } as const;
  const { subject, text, html } = composeLeadMail(lead({ details }), MAILBOXES, TIME_ZONE);
  expect(subject).toBe('Request: service from Ada Moyer (K7Q2-9XWD)');
  expect(text).toContain(
    'What is wrong: Battery or charging\nTown: Tamaqua Bcc: x\nPart of the day: Any time of the day\n',
  );
  expect(html).toContain('<th align="left">Town</th><td>Tamaqua Bcc: x</td>');
  expect(html).not.toContain('<b>');
});

test('line breaks in any field make no header', async () => {
  const injected = 'x\r\nBcc: victim@example.com\r\n\r\nbody';
  const plain = headersOf(await raw(composeLeadMail(lead(), MAILBOXES, TIME_ZONE)));
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'message', 'vehicle', 'page'] as const) {
    const message = await raw(composeLeadMail(lead({ [field]: injected }), MAILBOXES, TIME_ZONE));
    expect(namesOf(headersOf(message))).toEqual(namesOf(plain));
    const recipients = headersOf(message).filter((line) => line.startsWith('To:'));
    expect(recipients).toEqual(['To: sales@dealer.example.com']);
  }
});

test('markup is shown as text', () => {
  const { html } = composeLeadMail(
    lead({ message: '<script>alert(1)</script>', firstName: '<b>' }),
    MAILBOXES,
    TIME_ZONE,
  );
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('&lt;script&gt;');
});

test('a receipt quotes nothing of the message', async () => {
  const message = await raw(composeReceipt(lead(), MAILBOXES));
  expect(message).toContain('K7Q2-9XWD');
  expect(message).not.toMatch(/EV City|Moyer|555/);
});
