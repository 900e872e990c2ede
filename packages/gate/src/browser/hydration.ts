import { tmpdir } from 'node:os';
import { ADDRESSES } from '@sgc/contract/addresses';
import { Refusal, type ReleaseSet, releaseIn, type StoredRelease, sectionsOf } from '@sgc/release-format';
import { type PageMatch, pageMatcher } from '@sgc/renderer/set';
import type { Browser, BrowserContext } from 'playwright-core';
import { isStylesheet } from '../release/section-styles.ts';
import { isFirst, type LiveSet } from '../set/candidate.ts';
import { pageName } from '../set/placements.ts';
import { firstOfEachPage, type Trial } from '../trial/activation.ts';
import { KnownPages, type PagesOfSet } from '../trial/known-pages.ts';
import { BrowserVisit, PageFault } from './browser-visit.ts';
import { ContrastCheck } from './contrast.ts';
import { ServerParts } from './server-parts.ts';
import type { ShownParts } from './shown-parts.ts';
import { openTrialSite, type TrialSite, type TrialSiteOptions } from './trial-site.ts';

/** Containers have little shared memory, and none of the rights that the browser's own sandbox needs. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
];

/** An address without a server. */
const DEAD_PROXY = 'http://127.0.0.1:9';

/** Pages whose parts are kept in mind for later trials. */
const MOST_KNOWN = 500;

/** Number of tabs that share the pages: while one waits for the shell, another runs. */
const TABS = 2;

/** Work that the tabs share. */
interface Walk {
  /** Pages that are still to be opened. */
  readonly rest: string[];
  readonly matchOf: (pathname: string) => PageMatch | undefined;
  /** Pages that a link was followed to. */
  readonly walked: Set<string>;
  /** Whether links are followed at all. */
  readonly follows: boolean;
}

const open = (visit: BrowserVisit, address: string) =>
  refusing(`${address} does not come alive in a browser`, () => visit.open(address));

/**
 * Opens pages, and from each that runs follows its links to pages that no other led to, and to the contact form. From a page
 * without a program a link is a document, in which nothing of the page is left.
 */
const walk = async (visit: BrowserVisit, { rest, matchOf, walked, follows }: Walk): Promise<void> => {
  for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
    const { links, hasProgram } = await open(visit, address);
    if (!hasProgram || !follows) continue;
    for (const link of links) {
      const match = matchOf(new URL(link, 'http://link.invalid').pathname);
      if (match === undefined || (walked.has(pageName(match)) && link !== ADDRESSES.contact)) continue;
      walked.add(pageName(match));
      const what = `${link} does not hold when one comes from ${address}`;
      if (await refusing(what, () => visit.follow(link))) continue;
      // The page before had no such link.
      await open(visit, address);
      await refusing(what, () => visit.follow(link));
    }
  }
};

/** Contexts that reach one site and nothing else: everything else goes to a proxy address without a server. */
const contextsFor = (browser: Browser, origin: string): Promise<[plain: BrowserContext, whole: BrowserContext]> => {
  const proxy = { server: DEAD_PROXY, bypass: `<-loopback>,${new URL(origin).host}` };
  // Transitions would only cost time.
  const options = { reducedMotion: 'reduce', proxy } as const;
  return Promise.all([browser.newContext({ ...options, javaScriptEnabled: false }), browser.newContext(options)]);
};

const refusing = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const mayPass = error instanceof PageFault && error.mayPass;
    throw new Refusal('hydration', `${what}: ${(error as Error).message}`, { mayPass });
  }
};

/** Whether a release has a style sheet that the live one of its section has not: with the same ones, text has the same colours. */
const hasNewStyles = ({ descriptor }: StoredRelease, live: LiveSet): boolean => {
  const known = new Set(releaseIn(live.set, descriptor.section)?.files.map(({ integrity }) => integrity));
  return descriptor.files.filter(isStylesheet).some(({ integrity }) => !known.has(integrity));
};

/** One trial's site and browser, which start while others look at the pages. */
export class HydrationTrial {
  readonly #site: Promise<TrialSite>;
  readonly #browser: Promise<Browser>;
  readonly #end: AbortController;
  readonly #known: PagesOfSet<ShownParts>;
  /** Filled by the walk. */
  readonly contrast = new ContrastCheck();
  #server: ServerParts | undefined;

  /** @param end ends a site that has not started yet. */
  constructor(
    site: Promise<TrialSite>,
    browser: Promise<Browser>,
    end: AbortController,
    known: PagesOfSet<ShownParts>,
  ) {
    this.#site = site;
    this.#browser = browser;
    this.#end = end;
    this.#known = known;
    // Those who await them get the error; before that, it is no unhandled rejection.
    for (const starting of [site, browser]) starting.catch(() => undefined);
  }

  /**
   * Checks that every page of the new releases comes alive in a browser without an error, that the pages it leads to do
   * so beside it, and that nothing of what the server shows of others is gone then.
   */
  readonly check = async ({ live, renderer, releases, tried }: Trial): Promise<void> => {
    const changed = sectionsOf(releases);
    const pages = firstOfEachPage(tried.filter(({ match }) => changed.has(match.owner))).map(({ address }) => address);
    const [site, browser] = await Promise.all([this.#site, this.#browser]);
    const [plain, whole] = await contextsFor(browser, site.origin);
    const server = new ServerParts(plain, site.origin, this.#known);
    this.#server = server;
    // A tab without a page of its own shares those of the others: their links are followed side by side.
    const isShared = pages.length < TABS;
    const shared: Walk = {
      rest: isShared ? Array.from({ length: TABS }, () => pages).flat() : pages,
      matchOf: pageMatcher(renderer.set),
      walked: new Set(),
      follows: !isFirst({ live }),
    };
    const contrast =
      !isFirst({ live }) && releases.some((release) => hasNewStyles(release, live)) ? this.contrast : undefined;
    const tabs = Array.from({ length: TABS }, async () =>
      walk(await BrowserVisit.begin(whole, { origin: site.origin, server, contrast }), shared),
    );
    await Promise.all(tabs);
  };

  /** Keeps the parts of the server's pages for later trials; for a trial whose release held. */
  async remember(): Promise<void> {
    await this.#server?.remember();
  }

  async close(): Promise<void> {
    this.#end.abort();
    const started = await Promise.allSettled([this.#browser, this.#site]);
    await Promise.allSettled(started.map(async (one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
  }
}

/** The browser that pages are opened in, and the shell that shows them. */
export interface HydrationOptions extends TrialSiteOptions {
  /** A Chromium. */
  readonly executablePath: string;
}

/** Opens pages of a set that is not live in a real browser. */
export class HydrationCheck {
  readonly #options: HydrationOptions;
  readonly #known = new KnownPages<ShownParts>(MOST_KNOWN);

  constructor(options: HydrationOptions) {
    this.#options = options;
  }

  /** Starts the site and the browser that a set is tried in; the caller closes them. */
  begin(set: ReleaseSet): HydrationTrial {
    const end = new AbortController();
    const site = openTrialSite(this.#options, set, end.signal);
    return new HydrationTrial(site, this.#launch(), end, this.#known.in(set));
  }

  async #launch(): Promise<Browser> {
    const { chromium } = await import('playwright-core');
    // Code of sections runs in it: it gets nothing of this program's environment.
    return chromium.launch({
      executablePath: this.#options.executablePath,
      args: BROWSER_ARGUMENTS,
      env: { HOME: tmpdir() },
    });
  }
}
