import type { PageResolution } from '@sgc/contract/section';

export type Resolved =
  | { readonly kind: 'page'; readonly resolution: PageResolution }
  | { readonly kind: 'not-found' }
  /** The shell cannot say from here: the document has to be loaded. */
  | { readonly kind: 'document' };

const known = new Map<string, Promise<Resolved>>();

const ask = async (set: string, path: string): Promise<Resolved> => {
  const response = await fetch(`/_shell/sets/${set}/page?path=${encodeURIComponent(path)}`);
  if (response.status === 404) return { kind: 'not-found' };
  if (!response.ok) return { kind: 'document' };
  return { kind: 'page', resolution: await response.json() };
};

/** Asks the shell which code shows an address in the visit's release set. */
export const resolvePage = (set: string, path: string): Promise<Resolved> => {
  const key = `${set} ${path}`;
  const asked = known.get(key);
  if (asked !== undefined) return asked;
  const answer = ask(set, path).catch((): Resolved => ({ kind: 'document' }));
  known.set(key, answer);
  // What could not be answered is asked again the next time.
  void answer.then(({ kind }) => {
    if (kind === 'document') known.delete(key);
  });
  return answer;
};
