import { readFile } from 'node:fs/promises';
import { readGalleries } from '@sgc/local/gallery';
import { DESCRIPTOR_FILE, releaseDescriptorSchema, shellDescriptorSchema } from '@sgc/release-format';
import { SECTIONS } from '../../compose/services.ts';

/** A page of the site. */
export interface SitePage {
  readonly id: string;
  /** Patterns of its addresses: `/vehicle/:id`. */
  readonly paths: readonly string[];
  /** States that the gallery shows it in; undefined for a page that it does not show. */
  readonly states?: readonly string[];
}

/** The page that a path belongs to. */
export const pageAt = (pages: readonly SitePage[], path: string): SitePage | undefined =>
  pages.find(({ paths }) =>
    paths.some((pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)),
  );

const readBuilt = async (file: string): Promise<unknown> => {
  const text = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8').catch(() => {
    throw new Error(`The pages of the site are read from ${file}, which is not built. Build it: npm run build`);
  });
  return JSON.parse(text);
};

/**
 * All pages, the shell's own first, as their built releases describe them.
 * @throws with what to do, if they are not built.
 */
export const readSitePages = async (): Promise<readonly SitePage[]> => {
  const shell = shellDescriptorSchema.parse(await readBuilt('shell/dist/shell.json'));
  const releases = SECTIONS.map(async (section) =>
    releaseDescriptorSchema.parse(await readBuilt(`${section}/dist/release/${DESCRIPTOR_FILE}`)),
  );
  const pages = [shell, ...(await Promise.all(releases))].flatMap((one) =>
    one.pages.map(({ id, paths }): SitePage => ({ id, paths })),
  );
  const shown = await readGalleries();
  return pages.map((page) => {
    const states = shown.filter(({ address }) => pageAt([page], pathOf(address)) !== undefined);
    return states.length === 0 ? page : { ...page, states: [...new Set(states.map(({ state }) => state))] };
  });
};

/** Stands for the origin that an address of a page leaves out. */
const pathOf = (address: string): string => new URL(address, 'http://site.invalid').pathname;
