import { shortDigest } from '@sgc/release-format';

/** Digest of the words that a page's main part shows, without elements and addresses of files. */
export const wordsDigest = (html: string): string => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  // A word that becomes a link stays the same word: an element is no space.
  const words = main.replaceAll(/<[^>]+>|\s+/g, '');
  return shortDigest(words);
};
