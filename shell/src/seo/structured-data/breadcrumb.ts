import type { BusinessProfile } from '@sgc/contract/business';
import type { Breadcrumb } from '@sgc/contract/section';
import type { BreadcrumbList } from 'schema-dts';
import { absolute } from './site-reference.ts';

/** The way from the home page to a page. */
export const breadcrumbNode = (
  steps: readonly Breadcrumb[],
  url: string,
  business: BusinessProfile,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: absolute(business, path),
  })),
});
