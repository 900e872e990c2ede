import type { BusinessProfile } from '@sgc/contract/business';
import type { ListSubject } from '@sgc/contract/section';
import type { ItemList } from 'schema-dts';
import { absolute } from './site-reference.ts';

/** Things that the page lists; what each is stands on its own page. */
export const listNode = ({ name, items }: ListSubject, url: string, business: BusinessProfile): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#list`,
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: item.name,
    url: absolute(business, item.path),
  })),
});
