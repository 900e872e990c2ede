import { FRAMED_ORIGINS } from '@sgc/http-hardening';
import { Refusal, type StoredRelease } from '@sgc/release-format';
import { loadedByStyles } from '@sgc/release-format/checks';
import { stylesheetsOf } from '../release/section-styles.ts';
import { type SeenPage, seenName } from './seen-pages.ts';

const ANYWHERE = 'https://section.invalid';

const FRAMED: readonly string[] = FRAMED_ORIGINS;

const INSTEAD = 'put the file into the section, or ask the API of the site';

/** The other site that an address leads to, or its scheme if it leads to none; undefined for one of this site. */
const foreignOrigin = (address: string, site: string): string | undefined => {
  if (!URL.canParse(address, ANYWHERE)) return address;
  const { origin, protocol } = new URL(address, ANYWHERE);
  if (origin === ANYWHERE || origin === site) return undefined;
  return origin === 'null' ? protocol : origin;
};

/** A drawing that stands in the address itself is fetched from nowhere. */
const isElsewhere = (origin: string | undefined): origin is string => origin !== undefined && origin !== 'data:';

const checkPage = (seen: SeenPage, site: string): void => {
  for (const { element, value } of seen.facts.loads) {
    const origin = foreignOrigin(value, site);
    if (isElsewhere(origin)) {
      throw new Refusal('foreign-loads', `${seenName(seen)} loads from ${origin} in ${element}: ${INSTEAD}`);
    }
  }
  for (const { element, value } of seen.facts.frames) {
    const origin = foreignOrigin(value, site);
    if (origin === undefined || FRAMED.includes(origin)) continue;
    const instead = `frames may show ${FRAMED.join(', ')}; link to others`;
    throw new Refusal('foreign-loads', `${seenName(seen)} shows ${origin} in ${element}: ${instead}`);
  }
};

const checkStylesheets = async (release: StoredRelease, site: string): Promise<void> => {
  for (const { path, content } of await stylesheetsOf(release)) {
    for (const address of loadedByStyles(content)) {
      const origin = foreignOrigin(address, site);
      if (!isElsewhere(origin)) continue;
      const { section } = release.descriptor;
      throw new Refusal('foreign-loads', `${path} of ${section} loads url(${address}) from ${origin}: ${INSTEAD}`);
    }
  }
};

/**
 * Checks that browsers fetch nothing of a page from another site, and send it no form: they refuse to, as the content security
 * policy says. Links may lead anywhere.
 * @param site the origin that visitors know.
 * @throws Refusal
 */
export const checkForeignLoads = async (
  seen: readonly SeenPage[],
  releases: readonly StoredRelease[],
  site: string,
): Promise<void> => {
  for (const one of seen) checkPage(one, site);
  for (const release of releases) await checkStylesheets(release, site);
};
