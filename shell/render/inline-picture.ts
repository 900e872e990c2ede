import type { InlineFiles } from './inline-files.ts';

/** Preloads that React writes for pictures of high priority. */
const FIRST_PICTURES = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/g;

const SITE_DRAWING = /^\/_assets\/[\w./-]+\.svg$/;

/** A drawing that is longer than this in the document delays what stands below it. */
const MOST_CHARACTERS = 12_000;

/** Signs that mean something in an address or in an attribute. */
const asAddress = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#"&<>]/g, encodeURIComponent)}`;

/**
 * Puts the one drawing that a page shows first into its HTML: it is painted with the words around it, and no request is
 * made for it. A page with several of them, or with a photo, is left as it is.
 */
export const withInlinePicture = async (files: InlineFiles, html: string): Promise<string> => {
  const [first, second] = [...html.matchAll(FIRST_PICTURES)];
  const url = first?.[1];
  if (first === undefined || second !== undefined || url === undefined || !SITE_DRAWING.test(url)) return html;
  const svg = await files.text(url);
  if (svg.length > MOST_CHARACTERS) return html;
  return html.replace(first[0], '').replace(` src="${url}"`, () => ` src="${asAddress(svg)}"`);
};
