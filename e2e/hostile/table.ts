import type { Attempt } from './attempt.ts';
import type { Seen } from './hostile-site.ts';

/** An attempt and what came of it. */
export interface Tried {
  readonly kind: string;
  readonly attempt: Attempt;
  readonly seen: Seen;
  readonly holds: boolean;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').slice(0, 140);

const row = ({ kind, attempt, seen, holds }: Tried): string =>
  `| ${[kind, attempt.name, attempt.expected, holds ? seen.outcome : `**${seen.outcome}**`, seen.said].map(cell).join(' | ')} |`;

/** The run as a document. Times are left out of it: they are the machine's, and every run has others. */
export const table = (tried: readonly Tried[]): string => `# Hostile releases

Written by \`npm run e2e:hostile\`. Each line is something that a release of mfe-eco does and its team should not have
made; each release is signed with the team's own key and published on a site that runs. What a page does at one value of a parameter
shares its release with others. Visitors opened other sections' pages all the while, from the cache and
not, and an operator looked at what is live and froze another section. A line holds if the outcome is the expected one, no
page of others took longer than two seconds and no operation longer than one.

- *refused*: it does not go live.
- *fails alone*: it goes live; the page that misbehaves fails and its version is named; other pages are shown.
- *finds nothing*: it goes live and runs, and what it was after is not there.

${tried.filter(({ holds }) => holds).length} of ${tried.length} hold.

| Kind | Attempt | Expected | Seen | Said |
|---|---|---|---|---|
${tried.map(row).join('\n')}
`;
