import { CONTACT_INTEREST_LABELS, REQUEST_LABELS, requestFacts } from '@sgc/contract/leads';
import type { SendMailOptions } from 'nodemailer';
import type { LeadEntity } from '../lead.entity.ts';

/** Sender and recipient. */
export interface Mailboxes {
  from: string;
  to: string;
}

/** As the reader's clock shows it; spaces that mails need not know are plain ones. */
const momentIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone })
    .format(moment)
    .replaceAll('\u202f', ' ');

/** Header values are one line, so that no line that a visitor typed can become a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const domainOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf('@') + 1);

const nameOf = (lead: LeadEntity): string => oneLine(`${lead.firstName} ${lead.lastName}`);

/** What it is about, in the fewest words. */
const subjectOf = ({ details, interest }: LeadEntity): string =>
  details === null ? CONTACT_INTEREST_LABELS[interest] : `Request: ${REQUEST_LABELS[details.kind].toLowerCase()}`;

const factsOf = (lead: LeadEntity, timeZone: string): [string, string][] => {
  const facts: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Name', nameOf(lead)],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Phone, to dial', lead.phoneNormalized],
    ['About', CONTACT_INTEREST_LABELS[lead.interest]],
    ['Cart', lead.vehicle],
    ...(lead.details === null ? [] : requestFacts(lead.details)).map(({ name, value }): [string, string] => [
      name,
      value,
    ]),
    ['Sent from', lead.page],
    ['Received', momentIn(timeZone, lead.createdAt)],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, oneLine(value)]]));
};

const textOf = (facts: [string, string][], message: string): string =>
  `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`;

const htmlOf = (facts: [string, string][], message: string): string => `<!doctype html><html><body>
<table>${facts.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>
<p style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>
`;

/**
 * The mail that brings a lead to the dealer. The same lead always gives the same Message-ID, so that a mail sent twice
 * after a crash is shown once.
 * @param timeZone of the dealer's clock.
 */
export const composeLeadMail = (lead: LeadEntity, { from, to }: Mailboxes, timeZone: string): SendMailOptions => {
  const facts = factsOf(lead, timeZone);
  return {
    from: { name: 'Website', address: from },
    to,
    replyTo: { name: nameOf(lead), address: oneLine(lead.email) },
    subject: `${subjectOf(lead)} from ${nameOf(lead)} (${lead.reference})`,
    messageId: `<lead-${lead.reference}@${domainOf(from)}>`,
    date: lead.createdAt,
    text: textOf(facts, lead.message),
    html: htmlOf(facts, lead.message),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** The visitor's receipt. It quotes nothing, for the address may be another person's. */
export const composeReceipt = (lead: LeadEntity, { from, to }: Mailboxes): SendMailOptions => ({
  from,
  to: oneLine(lead.email),
  replyTo: to,
  subject: `We have your message (${lead.reference})`,
  messageId: `<receipt-${lead.reference}@${domainOf(from)}>`,
  date: lead.createdAt,
  text: `Thank you for writing. Your message has arrived; its reference is ${lead.reference}.\n`,
  headers: { 'auto-submitted': 'auto-replied' },
});
