import { FEEDS, SITE_FILES } from '@sgc/contract/addresses';

/** Colours of the browser's own frame around the page: the header's. */
export const THEME_COLOURS = { light: '#f2f5f1', dark: '#0c1113' } as const;

/** Tags that are the same on every page. */
export const SITE_TAGS: readonly string[] = [
  `<link rel="icon" href="${SITE_FILES.favicon}" type="image/svg+xml">`,
  `<link rel="icon" href="${SITE_FILES.faviconIco}" sizes="16x16 32x32 48x48">`,
  `<link rel="apple-touch-icon" href="${SITE_FILES.touchIcon}">`,
  `<link rel="manifest" href="${SITE_FILES.manifest}">`,
  `<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
  `<link rel="alternate" href="${FEEDS.json}" type="application/feed+json" title="Our carts">`,
];

/** Links that lead to a page of the site, in the same tab. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/_*', '/api/*', '/media/*', '/feeds/*', '/thank-you*'] } },
    { not: { selector_matches: '[target=_blank], [download]' } },
  ],
};

const likely = [{ where: PAGES, eagerness: 'moderate' }];

/**
 * Lets the browser prefetch the document behind a link that the visitor is about to follow. On pages with a program only
 * until that has started: it removes the rules, because it fetches less than a document.
 */
export const SPECULATION_RULES: string = JSON.stringify({ prefetch: likely });

/** Of a page that never has a program, all of whose links are documents, the browser may render the next one as well. */
export const PRERENDER_RULES: string = JSON.stringify({ prefetch: likely, prerender: likely });
