/** How the bytes of an answer travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);

const chosen = new Map<string, Encoding>();

/** Browsers send a handful of values; what else comes is not remembered. */
const REMEMBERED = 100;

/** The smallest encoding that a client accepts. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '');
  const known = chosen.get(text);
  if (known !== undefined) return known;
  const encoding = accepts(text, 'br') ? 'br' : accepts(text, 'gzip') ? 'gzip' : 'identity';
  if (chosen.size < REMEMBERED) chosen.set(text, encoding);
  return encoding;
};
