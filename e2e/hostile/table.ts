import type { Attempt } from './attempt.ts';
import type { Seen } from './trial.ts';

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

Written by \`npm run e2e:hostile\`. Each line is a release of mfe-eco with server code that its team did not write, signed
with the team's own key. It was started beside a live set, and other people's pages were asked for all the while: a
line holds if the outcome is the expected one and no such page took longer than two seconds.

- *refused*: no set with it starts.
- *fails alone*: the page that misbehaves fails and its version is named; the other pages of the same set are shown.
- *finds nothing*: the code runs, and what it was after is not there.

${tried.filter(({ holds }) => holds).length} of ${tried.length} hold.

| Kind | Attempt | Expected | Seen | Said |
|---|---|---|---|---|
${tried.map(row).join('\n')}
`;
