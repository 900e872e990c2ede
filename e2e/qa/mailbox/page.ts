import escapeHtml from 'escape-html';
import type { Mail } from './mails.ts';

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
  summary { padding: .75rem 0; border-top: 1px solid; cursor: pointer; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;

const entry = ({ arrivedAt, from, to, replyTo, subject, text }: Mail): string => `<details>
<summary><strong>${escapeHtml(subject)}</strong><br>${escapeHtml(arrivedAt)}, to ${escapeHtml(to)}</summary>
<p>From ${escapeHtml(from)}${replyTo === undefined ? '' : `, answers go to ${escapeHtml(replyTo)}`}</p>
<pre>${escapeHtml(text)}</pre>
</details>`;

/** The mailbox as a page, the newest mail first. */
export const mailboxPage = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The dealer's mailbox</title>
<style>${STYLE}</style>
<h1>The dealer's mailbox</h1>
<p>${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}. <a href="/">Look again</a></p>
${mails.toReversed().map(entry).join('\n')}
</html>`;
