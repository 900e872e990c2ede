import XMLBuilder from 'fast-xml-builder';

/** One address of the sitemap. `lastModified` is when its words last changed, if that is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly lastModified: Date | undefined;
}

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** The sitemap's XML, in the order of the paths. */
export const sitemapXml = (entries: readonly SitemapEntry[], origin: string): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    urlset: {
      '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: [...entries]
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, lastModified }) => ({
          loc: new URL(path, origin).href,
          ...(lastModified && { lastmod: lastModified.toISOString() }),
        })),
    },
  });
