import { tmpdir } from 'node:os';
import { ADDRESSES } from '@sgc/contract/addresses';
import type { StoredRelease } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import { type PageMatch, pageMatcher } from '@sgc/renderer/set';
import type { Activated } from './activation.ts';
import { BrowserVisit } from './browser-visit.ts';

interface Trial extends Activated {
  readonly live: SetRenderer;
  readonly releases: readonly StoredRelease[];
}

/** Opens pages of a set that is not live in a real browser. */
export type HydrationCheck = (trial: Trial) => Promise<void>;

/** A site that shows one set to this machine only. */
export interface TrialSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Containers have little shared memory, and none of the rights that the browser's own sandbox needs. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
];

const pageOf = ({ owner, page }: PageMatch): string => `${owner}/${page}`;

/** Opens a page and says where it leads. */
const open = (visit: BrowserVisit, address: string): Promise<string[]> =>
  refusing(`${address} does not come alive in a browser`, () => visit.open(address));

/** Opens pages, and from each follows its links to pages that no other led to, and to the contact form. */
const walk = async (visit: BrowserVisit, pages: readonly string[], set: SetRenderer['set']): Promise<void> => {
  const matchOf = pageMatcher(set);
  const walked = new Set<string>();
  for (const address of pages) {
    const links = await open(visit, address);
    for (const link of links) {
      const match = matchOf(new URL(link, 'http://link.invalid').pathname);
      if (match === undefined || (walked.has(pageOf(match)) && link !== ADDRESSES.contact)) continue;
      walked.add(pageOf(match));
      const isThere = await refusing(`${link} does not hold when one comes from ${address}`, () => visit.follow(link));
      if (isThere) continue;
      // The page before had no such link.
      await open(visit, address);
      await refusing(`${link} does not hold when one comes from ${address}`, () => visit.follow(link));
    }
  }
};

const refusing = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new Refusal('hydration', `${what}: ${(error as Error).message}`);
  }
};

/**
 * Checks that every page of the new releases comes alive in a browser without an error, that the pages it leads to do
 * so beside it, and that nothing of what the server shows of others is gone then.
 * @param executablePath the browser: a Chromium.
 * @param show makes a set reachable for it.
 */
export const hydrationCheck =
  (executablePath: string, show: (renderer: SetRenderer) => Promise<TrialSite>): HydrationCheck =>
  async ({ live, renderer, releases, tried }) => {
    const changed = new Set(releases.map(({ descriptor }) => descriptor.section));
    const pages = tried.filter(({ match }) => changed.has(match.owner));
    const onePerPage = [...new Map(pages.toReversed().map((page) => [pageOf(page.match), page.address])).values()];
    const { chromium } = await import('playwright-core');
    const site = await show(renderer);
    try {
      // Code of sections runs in it: nothing of this program's environment is for them.
      const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS, env: { HOME: tmpdir() } });
      try {
        const visit = await BrowserVisit.begin(browser, site.origin);
        // Where nothing is live there are no others to protect, and the first visitors wait.
        if (live.set.releases.length === 0) for (const address of onePerPage) await open(visit, address);
        else await walk(visit, onePerPage, renderer.set);
      } finally {
        await browser.close();
      }
    } finally {
      await site.close();
    }
  };
