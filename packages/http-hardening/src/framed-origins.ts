/** Other sites that pages may show in a frame: maps. Everything else that a page loads is the site's own. */
export const FRAMED_ORIGINS = [
  'https://www.openstreetmap.org',
  'https://maps.google.com',
  'https://www.google.com',
] as const;
