import { Refusal } from '@sgc/release-format';
import type { Activated } from '../trial/activation.ts';
import type { PagesAgain } from './pages-again.ts';

/** Renderings before the result, of all pages in turn; each page at least once, if time allows. */
const RENDERINGS = 40;
const LIMIT_MS = 2000;

/** Renderings that tell whether to go on: a page that keeps too much in all has kept its part of it by then. */
const FIRST_RENDERINGS = RENDERINGS / 8;

const MB = 1024 * 1024;

/** Memory that renderings may leave behind, in MB: code that was compiled meanwhile, caches that fill. */
const KEPT_LIMIT_MB = 64;

/**
 * Renders the pages again and compares the memory of the process before and after: a page that keeps something of each
 * visitor ends its renderer again and again. Most releases keep next to nothing, and are through after a few renderings.
 * @throws Refusal if much more is in use afterwards.
 */
export const checkMemory = async ({ renderer, tried }: Activated, again: PagesAgain): Promise<void> => {
  if (tried.length === 0) return;
  const before = await renderer.memoryInUse();
  const started = performance.now();
  let count = 0;
  /** @returns the MB that are kept after these renderings; undefined if the system does not tell, or the renderer has ended. */
  const keptAfter = async (renderings: number): Promise<number | undefined> => {
    for (; count < renderings && performance.now() - started < LIMIT_MS; count += 1) {
      const page = tried.at(count % tried.length);
      if (page !== undefined) await again.render(page);
    }
    const after = await renderer.memoryInUse();
    return before === undefined || after === undefined ? undefined : Math.round((after - before) / MB);
  };
  const kept = await keptAfter(Math.max(FIRST_RENDERINGS, tried.length));
  const itsPart = (KEPT_LIMIT_MB * Math.min(count, RENDERINGS)) / RENDERINGS;
  if (kept === undefined || kept <= itsPart) return;
  const keptInAll = await keptAfter(Math.max(RENDERINGS, tried.length));
  if (keptInAll === undefined || keptInAll <= KEPT_LIMIT_MB) return;
  const reason = `its pages kept ${keptInAll} MB of memory after ${count} renderings; ${KEPT_LIMIT_MB} MB are allowed: keep nothing of a visit in a module's own variables`;
  throw new Refusal('memory', reason, { mayPass: true });
};
