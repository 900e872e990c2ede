import { randomUUID } from 'node:crypto';
import { Refusal } from '@sgc/release-format';
import { type ApiAnswer, type ApiFetcher, type TriedPage, tryPage } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import { type Activated, firstOfEachPage } from '../trial/activation.ts';

/** Characters of the HTML that are shown around a difference. */
const CONTEXT = 60;

/** Prefix of the ids of requests to the API that belong to repetitions. */
const REPETITION = 'repetition-';

const REMEMBERED_ANSWERS = 20;

/** Repeats the first answer to the same request within one repetition, so that data that changes makes no page differ. */
export const withRepeatedAnswers = (api: ApiFetcher): ApiFetcher => {
  const answers = new LRUCache<string, Promise<ApiAnswer>>({ max: REMEMBERED_ANSWERS });
  return (path, request) => {
    if (!request.requestId.startsWith(REPETITION)) return api(path, request);
    const key = `${request.requestId} ${path}`;
    const answer = answers.get(key) ?? api(path, request);
    answers.set(key, answer);
    return answer;
  };
};

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
export const checkRepeatable = async ({ renderer, tried }: Pick<Activated, 'renderer' | 'tried'>): Promise<void> => {
  for (const page of firstOfEachPage(tried)) {
    const repetition = `${REPETITION}${randomUUID()}`;
    const first = await tryPage(renderer, page, repetition);
    const difference = firstDifference(mainOf(first), mainOf(await tryPage(renderer, page, repetition)));
    if (difference === undefined) continue;
    const [one, other] = difference;
    throw new Refusal(
      'repeatable',
      `${page.address} (${page.match.owner}) is different each time it is rendered: first …${one}…, then …${other}…; take no time and no random number into what is rendered, or set it in the browser`,
    );
  }
};
