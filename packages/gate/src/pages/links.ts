import { FEEDS, SITE_FILES } from '@sgc/contract/addresses';
import { fragmentParts } from '@sgc/contract/section';
import { Refusal, type ReleaseSet, releaseIn, sectionsOf } from '@sgc/release-format';
import { assetUrl, pageMatcher } from '@sgc/renderer/set';
import type { AddressGrants } from '../release/grants.ts';
import { pageName, placementsIn } from '../set/placements.ts';
import { type SeenPage, seenName } from './seen-pages.ts';

/** Addresses that the site passes on to the API. */
const API = /^\/(?:api|media)\//;

const FIXED: ReadonlySet<string> = new Set([...Object.values(SITE_FILES), ...Object.values(FEEDS)]);

/** A browser scrolls to the top for these, on every page. */
const TOP = new Set(['', 'top']);

/** The id that a fragment means; one that cannot be read means itself. */
const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Whether the site has a page, a file or a route at a path. */
const knownPaths = (set: ReleaseSet, { sections, isGranted }: AddressGrants): ((path: string) => boolean) => {
  const matchOf = pageMatcher(set);
  const present = sectionsOf(set.releases);
  const files = new Set(
    set.releases.flatMap(({ descriptor: { section, files } }) => files.map(({ path }) => assetUrl(section, path))),
  );
  // Sections of a new site go live one after the other.
  const isToCome = (path: string): boolean =>
    sections.some((section) => !present.has(section) && isGranted(section, path));
  return (path) =>
    matchOf(path) !== undefined || FIXED.has(path) || API.test(path) || files.has(path) || isToCome(path);
};

/** Whether a page places a fragment that the set does not have: the target of a link may be in it. */
const lacksFragments = (set: ReleaseSet): ((seen: SeenPage) => boolean) => {
  const isMissing = (name: string): boolean => {
    const [section, own] = fragmentParts(name);
    return releaseIn(set, section)?.fragments[own] === undefined;
  };
  const lacking = new Set(
    placementsIn(set)
      .filter(({ fragments }) => fragments.some(isMissing))
      .map(({ page }) => page),
  );
  return ({ page: { match } }) => lacking.has(pageName(match));
};

/** The site that the pages are of. */
interface Site {
  readonly set: ReleaseSet;
  readonly grants: AddressGrants;
  /** As visitors know it. */
  readonly origin: string;
}

/**
 * Checks that links of pages lead to pages and files that the site has, and links within a page to an element of it.
 * @throws Refusal
 */
export const checkLinks = (seen: readonly SeenPage[], { set, grants, origin: site }: Site): void => {
  const isKnown = knownPaths(set, grants);
  const lacks = lacksFragments(set);
  for (const one of seen) {
    const base = new URL(one.page.address, site);
    for (const link of one.facts.links) {
      const refuse = (reason: string): never => {
        throw new Refusal('links', `${seenName(one)} links to ${link}, ${reason}`);
      };
      if (!URL.canParse(link, base)) refuse('which is no address: correct it');
      const { origin, pathname, hash } = new URL(link, base);
      if (origin !== base.origin) continue;
      if (pathname !== base.pathname) {
        if (!isKnown(pathname))
          refuse('where the site has neither page nor file: correct it, or publish that page first');
        continue;
      }
      const id = idOf(hash);
      if (TOP.has(id) || one.facts.ids.includes(id) || lacks(one)) continue;
      refuse(`and no element of the page has the id ${id}: correct it, or give it to the element that is meant`);
    }
  }
};
