import type { BusinessProfile } from '@sgc/contract/business';
import type { FeedRow } from './feed-row.ts';

/** The vehicles as JSON Feed 1.1; data without a standard name is in the extension `_vehicle`. */
export const jsonFeed = (rows: readonly FeedRow[], { name, origin, county }: BusinessProfile, address: string) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: `${name}: electric golf carts`,
  description: `Electric golf carts with their prices, for ${county}.`,
  home_page_url: new URL('/inventory', origin).href,
  feed_url: new URL(address, origin).href,
  language: 'en-US',
  items: rows.map(({ id, title, description, link, image, price, inStock, isNew, brand, category }) => ({
    id: link,
    url: link,
    title,
    content_text: description,
    image,
    tags: [brand, category],
    _vehicle: {
      id,
      price,
      currency: 'USD',
      availability: inStock ? 'in stock' : 'out of stock',
      condition: isNew ? 'new' : 'used',
    },
  })),
});
