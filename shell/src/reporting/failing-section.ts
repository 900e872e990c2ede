/** Addresses of the site's files name their owner. */
const FILE = /\/_assets\/(shell|mfe-[a-z0-9-]+)\/[\w./-]+/g;

const ADDRESS_IN_TRACE = /\b[a-z-]+:\/\/\S+/;

/** How browsers word that a module could not be had. */
const LOST_MODULE = /dynamically imported module|importing a module script failed/i;

/** A file of the site, by its path. */
export interface SiteFile {
  readonly owner: string;
  readonly path: string;
}

const filesIn = (text: string): SiteFile[] => [...text.matchAll(FILE)].map(([path, owner = '']) => ({ owner, path }));

/** The first file of the site that a text names. */
export const siteFile = (text: string): SiteFile | undefined => filesIn(text)[0];

/**
 * The owner of an error: the first section whose script its trace names, else the page's owner, because React fails in
 * the shell's scripts over what sections gave it. Undefined if all scripts of the trace are foreign, such as an
 * extension's.
 */
export const failingSection = (error: unknown, trace: string, pageOwner: string): string | undefined => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const text = `${trace}\n${stack}`;
  const files = filesIn(text);
  const ofSection = files.find(({ owner }) => owner !== 'shell');
  if (ofSection !== undefined) return ofSection.owner;
  return files.length > 0 || !ADDRESS_IN_TRACE.test(text) ? pageOwner : undefined;
};

/** Whether an error says that a script could not be had. */
export const isLostModule = (error: unknown): error is Error =>
  error instanceof Error && LOST_MODULE.test(error.message);
