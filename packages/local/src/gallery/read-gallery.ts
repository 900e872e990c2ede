import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Gallery, statesOf } from '@sgc/build/gallery';
import { SECTIONS } from '../programs.ts';
import { ROOT } from '../root.ts';
import type { Place } from './places.ts';

/**
 * The gallery of a section as it is saved now; the files that it takes answers from are read once.
 * @throws if a recorded answer does not fit the contract.
 */
export const readGallery = async (section: string): Promise<Gallery> => {
  const file = pathToFileURL(join(ROOT, section, 'gallery/gallery.ts')).href;
  return (await import(`${file}?${Date.now()}`)).gallery;
};

/** A page of a section in a state. */
export interface ListedPage extends Place {
  readonly address: string;
}

/** All pages of all sections, each in all of its states. */
export const readGalleries = async (): Promise<readonly ListedPage[]> => {
  const listed = SECTIONS.map(async (section) => {
    const gallery = await readGallery(section);
    return gallery.flatMap((page) => statesOf(page).map((state) => ({ section, state, address: page.address })));
  });
  return (await Promise.all(listed)).flat();
};
