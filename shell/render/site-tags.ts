import { FEEDS, SITE_FILES } from '../server/routing/fixed-addresses.ts';

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

/**
 * Lets the browser fetch the document behind a link that someone is about to follow. Only until the page's program
 * has started, which takes the rules away: it fetches less than a document.
 */
export const SPECULATION_RULES: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/feeds/*', '/thank-you*'] } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
