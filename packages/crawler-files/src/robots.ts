/** The rules for crawlers. Pages that are not to be listed say so themselves, so crawlers have to read them. */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Disallow: /ops/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n');
