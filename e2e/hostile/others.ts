import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESSES } from '@sgc/contract/addresses';
import type { RegistryClient } from '@sgc/release/registry';
import { pageFault } from '../probe/pages.ts';

/** Between two rounds of the same person. */
const LOOK_AGAIN_MS = 300;

/** A team that has nothing to do with the hostile one. */
const OTHER_TEAM = 'mfe-content';

/** What others met while a hostile release was published and visited, in milliseconds; what failed took for ever. */
export interface Met {
  readonly slowestPageMs: number;
  readonly slowestOperationMs: number;
}

/** Times one thing after the other, again and again until told to stop; each at least once. */
const again = (things: (() => Promise<boolean>)[]): (() => Promise<number>) => {
  const end = new AbortController();
  const going = (async () => {
    let slowest = 0;
    do {
      for (const thing of things) {
        const started = performance.now();
        const wentWell = await thing().catch(() => false);
        slowest = Math.max(slowest, wentWell ? performance.now() - started : Number.POSITIVE_INFINITY);
      }
      await pause(LOOK_AGAIN_MS, undefined, { signal: end.signal }).catch(() => undefined);
    } while (!end.signal.aborted);
    return slowest;
  })();
  return () => {
    end.abort();
    return going;
  };
};

/** Every number once: a page that is asked for with it is in no cache. */
let number = 0;

const opens = (site: string, address: () => string, status: number, title: RegExp) => async (): Promise<boolean> => {
  const answer = await fetch(`${site}${address()}`);
  const html = await answer.text();
  return answer.status === status && pageFault(html, title, answer.headers.get('x-release-set')) === undefined;
};

/**
 * Visitors of other sections' pages, cached and not, and an operator who looks at what is live, and freezes and unfreezes
 * another section.
 * @returns what ends them.
 */
export const watchOthers = (site: string, operator: RegistryClient): (() => Promise<Met>) => {
  const next = (): number => {
    number += 1;
    return number;
  };
  const pages = again([
    opens(site, () => ADDRESSES.home, 200, /golf carts/i),
    opens(site, () => `${ADDRESSES.inventory}?q=cart${next()}`, 200, /golf carts/i),
    opens(site, () => `/no-such-page-${next()}`, 404, /./),
  ]);
  const why = { why: 'others operate as well' };
  const operations = again([
    async () => (await operator.status()).live.set !== '',
    async () => (await operator.operate(OTHER_TEAM, 'freeze', why)) !== '',
    async () => (await operator.operate(OTHER_TEAM, 'unfreeze', why)) !== '',
  ]);
  return async () => {
    const [slowestPageMs, slowestOperationMs] = await Promise.all([pages(), operations()]);
    return { slowestPageMs, slowestOperationMs };
  };
};
