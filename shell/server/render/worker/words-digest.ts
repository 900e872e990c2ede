import { createHash } from 'node:crypto';

/** Digest of the words that a page's main part shows, whatever elements and addresses of files they stand in. */
export const wordsDigest = (html: string): string => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const words = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
};
