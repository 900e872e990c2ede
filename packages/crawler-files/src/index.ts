export { type FeedContext, type FeedRow, feedRows, type LeftOut } from './feed-row.ts';
export { jsonFeed } from './json-feed.ts';
export { robotsTxt } from './robots.ts';
export { securityTxt } from './security-txt.ts';
export { shoppingFeed } from './shopping-feed.ts';
export { type SitemapEntry, sitemapXml } from './sitemap.ts';
export { webManifest } from './web-manifest.ts';
