import { shortDigest } from '@sgc/release-format';

/** Digest of the words that a page's main part shows, whatever elements and addresses of files they stand in. */
export const wordsDigest = (html: string): string => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // A word that becomes a link says what it said: no space may come of an element.
  const words = main.replaceAll(/<[^>]+>|\s+/g, '');
  return shortDigest(words);
};
