import type { BusinessProfile } from '@sgc/contract/business';
import XMLBuilder from 'fast-xml-builder';
import type { FeedRow } from './feed-row.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** The vehicles as shopping services read them: RSS 2.0 with the names of the base.google.com namespace. */
export const shoppingFeed = (rows: readonly FeedRow[], { name, origin, county }: BusinessProfile): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:g': 'http://base.google.com/ns/1.0',
      channel: {
        title: `${name}: electric golf carts`,
        link: new URL('/inventory', origin).href,
        description: `Electric golf carts with their prices, for ${county}.`,
        item: rows.map(({ id, title, description, link, image, price, inStock, isNew, brand, category }) => ({
          'g:id': id,
          'g:title': title,
          'g:description': description,
          'g:link': link,
          'g:image_link': image,
          'g:availability': inStock ? 'in_stock' : 'out_of_stock',
          'g:price': `${price.toFixed(2)} USD`,
          'g:condition': isNew ? 'new' : 'used',
          'g:brand': brand,
          'g:product_type': category,
          'g:identifier_exists': 'no',
        })),
      },
    },
  });
