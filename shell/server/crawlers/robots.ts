/** What crawlers may ask for. Pages that are not to be listed say so themselves, and have to be read for that. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /ops/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n');
