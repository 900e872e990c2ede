import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Refusal, releaseIn } from '@sgc/release-format';
import { SHELL_BUDGET } from '../release/budgets.ts';
import { firstOfEachPage, type Trial } from '../trial/activation.ts';

const compress = promisify(brotliCompress);

/** Brotli's qualities from a quick one to the best, which takes thirty times as long. */
const QUALITIES = [5, 10, 11];

/** Compressed size of a document; a better compression is tried only if a quicker one does not suffice. */
const weightOf = async (html: Uint8Array, limit: number): Promise<number> => {
  let weight = Number.POSITIVE_INFINITY;
  for (const quality of QUALITIES) {
    weight = (await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
    if (weight <= limit) break;
  }
  return weight;
};

/**
 * Checks the bytes that a visitor fetches before a page's largest paint: its document with styles and first drawing. Pages
 * that place a new release's fragments count too.
 * @throws Refusal with the numbers.
 */
export const checkFirstScreens = async ({ tried, releases }: Pick<Trial, 'tried' | 'releases'>): Promise<void> => {
  for (const { address, match, rendered } of firstOfEachPage(tried)) {
    if (rendered.kind !== 'page') continue;
    const owner = releaseIn({ releases }, match.owner);
    const own = owner?.budget?.firstScreen ?? SHELL_BUDGET.firstScreen;
    const limit = Math.min(own, SHELL_BUDGET.firstScreen);
    const weight = await weightOf(rendered.html, limit);
    if (weight <= limit) continue;
    const whose = own < SHELL_BUDGET.firstScreen ? "the section's own" : "the shell's";
    throw new Refusal(
      'first-screen',
      `${address} sends ${weight} bytes before anything is painted, and ${whose} budget is ${limit}`,
    );
  }
};
