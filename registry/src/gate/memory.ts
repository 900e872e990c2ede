import { Refusal } from '@sgc/release-format';
import { tryPage } from '@sgc/renderer/host';
import type { Activated } from './activation.ts';

/** Renderings between the two looks, of all pages in turn; each page at least once, if time allows. */
const RENDERINGS = 40;
const LIMIT_MS = 2000;

const MB = 1024 * 1024;

/** What renderings may leave behind, in MB: code that was compiled meanwhile, caches that fill. */
const KEPT_LIMIT_MB = 64;

/**
 * Renders the pages again and compares what the process uses before and after: a page that keeps something of each
 * visitor ends its renderer again and again.
 * @throws Refusal if much more is in use afterwards.
 */
export const checkMemory = async ({ renderer, tried }: Activated): Promise<void> => {
  if (tried.length === 0) return;
  const before = await renderer.memoryInUse();
  const started = performance.now();
  let count = 0;
  for (; count < Math.max(RENDERINGS, tried.length) && performance.now() - started < LIMIT_MS; count += 1) {
    const page = tried.at(count % tried.length);
    if (page !== undefined) await tryPage(renderer, page);
  }
  const after = await renderer.memoryInUse();
  // A system that does not count a process's memory, or a renderer that others' code has ended.
  if (before === undefined || after === undefined) return;
  const kept = Math.round((after - before) / MB);
  if (kept <= KEPT_LIMIT_MB) return;
  const reason = `its pages kept ${kept} MB of memory after ${count} renderings; ${KEPT_LIMIT_MB} MB are allowed: keep nothing of a visit in a module's own variables`;
  throw new Refusal('memory', reason, { mayPass: true });
};
