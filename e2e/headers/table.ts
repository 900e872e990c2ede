import { MOST_POINTS, type Score } from './observatory.ts';

interface Unreachable {
  /** What the rule says of the answer. */
  readonly result: string;
  readonly why: string;
}

/** Points that an answer of ours cannot have, by a word for them. */
const UNREACHABLE: Readonly<Record<string, Unreachable>> = {
  'no cookie': {
    result: 'cookies: none',
    why: 'Five points are for cookies that are well protected. An answer that needs none sets none.',
  },
  'not preloaded': {
    result: 'strict transport security: six months or more',
    why: "Five points are for a domain on the browsers' preload list. Its owner alone can put it there, for all subdomains and for good.",
  },
  'no page': {
    result: 'subresource integrity: no HTML',
    why: 'Five points are for scripts that a page names with their digests.',
  },
  'no script': { result: 'subresource integrity: no script', why: 'The same.' },
  'scripts inside': {
    result: 'subresource integrity: scripts in the page itself',
    why:
      'The same: the policy holds their digests. Scripts that come later have theirs in the import map, and `Integrity-Policy` demands ' +
      'them; the rule looks at neither.',
  },
};

/** Words for the points that an answer lacks; undefined for what it lacks without a reason. */
export const reasonsFor = ({ short }: Score): readonly (string | undefined)[] =>
  short.map(({ rule, result }) =>
    Object.keys(UNREACHABLE).find((word) => UNREACHABLE[word]?.result === `${rule}: ${result}`),
  );

/** A kind of answer with what it scored. */
export interface ScoredAnswer {
  readonly from: string;
  readonly kind: string;
  readonly status: number;
  readonly score: Score;
}

const row = ({ from, kind, status, score }: ScoredAnswer): string =>
  `| ${from} | ${kind} | ${status} | ${score.points} | ${reasonsFor(score).join(', ')} |`;

/** What every kind of answer scores, as a document. */
export const table = (answers: readonly ScoredAnswer[]): string => `# Security headers

Written by \`npm run e2e -- headers.own-site --update-snapshots\`, and compared by every run of the browser suite. Each line is a kind of
answer of the running programs, as a visitor gets it who came by TLS, scored by the rules of Mozilla's HTTP Observatory
([0166](adr/0166-rules-of-the-observatory.md)). All rules together give at most ${MOST_POINTS} points; an A+ takes 100.

Points that are not to be had, five each:

${Object.entries(UNREACHABLE)
  .map(([word, { why }]) => `- *${word}*. ${why}`)
  .join('\n')}

The rule on redirects from HTTP to HTTPS takes points and gives none. The proxy in front keeps it; \`npm run e2e:compose\` tests that.

| Program | Answer | Status | Points | Not had |
|---|---|---|---|---|
${answers.map(row).join('\n')}
`;
