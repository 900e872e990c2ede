import type { Logger } from 'pino';
import { buildPrograms } from '../build/build-programs.ts';
import { outdated } from '../build/fingerprint.ts';
import type { PagesOf } from './gallery-server.ts';
import { readGallery } from './read-gallery.ts';
import { SectionPages } from './section-pages.ts';

/** Pages as they are saved: a request for a page of a changed section waits until it is built. */
export const pagesAsSaved = (say: (line: string) => void, log: Logger) => {
  const shown = new Map<string, SectionPages>();
  const turns = new Map<string, Promise<unknown>>();

  const renewed = async (section: string): Promise<SectionPages> => {
    const before = shown.get(section);
    if (before !== undefined && outdated([section]).size === 0) return before;
    await buildPrograms(say, [section]);
    const next = await SectionPages.start(section, await readGallery(section), log);
    shown.set(section, next);
    void before?.close();
    return next;
  };

  // One after the other: of two requests at once, the second one finds the build for the first.
  const pagesOf: PagesOf = (section) => {
    const turn = Promise.allSettled([turns.get(section)]).then(() => renewed(section));
    turns.set(section, turn);
    return turn;
  };
  const stop = async (): Promise<void> => {
    await Promise.allSettled(turns.values());
    await Promise.all([...shown.values()].map((pages) => pages.close()));
  };
  return { pagesOf, stop };
};
