/** Files that browsers, phones and crawlers look for. */
export const SITE_FILES = {
  favicon: '/favicon.svg',
  faviconIco: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  security: '/.well-known/security.txt',
} as const;

/** The vehicles for other programs. */
export const FEEDS = { json: '/feeds/vehicles.json', shopping: '/feeds/vehicles.xml' } as const;
