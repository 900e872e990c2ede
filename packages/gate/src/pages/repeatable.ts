import { Refusal } from '@sgc/release-format';
import type { TriedPage } from '@sgc/renderer/host';
import { firstOfEachPage } from '../trial/activation.ts';
import type { PagesAgain } from './pages-again.ts';

/** Characters of the HTML that are shown around a difference. */
const CONTEXT = 60;

/** The part of a page that a visitor sees. Data behind it for the program, such as the time of reading, differs each time. */
const mainOf = ({ rendered }: TriedPage): string => {
  if (rendered.kind !== 'page') return '';
  return /<main[\s\S]*<\/main>/.exec(new TextDecoder().decode(rendered.html))?.[0] ?? '';
};

/** The first place where two texts differ, as both have it. */
const firstDifference = (one: string, other: string): readonly [string, string] | undefined => {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const start = Math.max(0, at - CONTEXT / 2);
  return [one.slice(start, start + CONTEXT), other.slice(start, start + CONTEXT)];
};

/**
 * Checks that a page that is rendered again with the same data is the same: if it differs, the browser shows something else
 * than the server, and no cache of it is right.
 * @throws Refusal with the first place that differs
 */
export const checkRepeatable = async (tried: readonly TriedPage[], again: PagesAgain): Promise<void> => {
  for (const page of firstOfEachPage(tried)) {
    const difference = firstDifference(mainOf(page), mainOf(await again.of(page)));
    if (difference === undefined) continue;
    const [one, other] = difference;
    throw new Refusal(
      'repeatable',
      `${page.address} (${page.match.owner}) is different each time it is rendered: first …${one}…, then …${other}…; take no time and no random number into what is rendered, or set it in the browser`,
    );
  }
};
