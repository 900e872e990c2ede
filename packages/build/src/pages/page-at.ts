import type { Page, PageProps, Section } from '@sgc/contract/section';
import { match } from 'path-to-regexp';

/** A page of a section with what it reads from an address. */
export interface PageAt extends Pick<PageProps, 'params' | 'search'> {
  readonly page: Page;
}

/** Stands for the origin that a page never sees. */
const ORIGIN = 'http://section';

const paramsIn = ({ path, aliases = [] }: Page, pathname: string): PageProps['params'] | undefined => {
  for (const pattern of [path, ...aliases]) {
    const found = match<Record<string, string>>(pattern)(pathname);
    if (found !== false) return { ...found.params };
  }
  return undefined;
};

/** The page that a section shows at an address; of its search parameters only those that the page reads. */
export const pageAt = ({ pages }: Section, address: string): PageAt | undefined => {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  for (const page of pages) {
    const params = paramsIn(page, pathname);
    if (params === undefined) continue;
    const read = [...searchParams].filter(([name]) => page.search?.includes(name));
    return { page, params, search: new URLSearchParams(read) };
  }
  return undefined;
};

/**
 * Addresses that stand for all of a page: its samples, or the one that it has.
 * @throws if a pattern with a variable part has no samples.
 */
export const samplesOf = ({ id, path, samples }: Page): readonly string[] => {
  const addresses = samples ?? (path.includes(':') ? [] : [path]);
  if (addresses.length === 0) throw new Error(`The page ${id} has many addresses: name some in its samples`);
  return addresses;
};
