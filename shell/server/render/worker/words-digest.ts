import { createHash } from 'node:crypto';

/** Digest of the words that a page's main part shows, whatever elements and addresses of files they stand in. */
export const wordsDigest = (html: string): string => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // A word that becomes a link says what it said: no space may come of an element.
  const words = main.replaceAll(/<[^>]+>|\s+/g, '');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
};
