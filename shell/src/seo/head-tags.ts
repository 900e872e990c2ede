import type { BusinessProfile } from '@sgc/contract/business';
import type { HeadTag, SeoDescriptor } from '@sgc/contract/section';
import { structuredData } from './structured-data/graph.ts';

const named = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined ? [] : [{ tag: 'meta', attributes: { name, content } }];

const property = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined ? [] : [{ tag: 'meta', attributes: { property: name, content } }];

const productTags = ({ product }: SeoDescriptor): HeadTag[] =>
  product === undefined
    ? []
    : [
        ...property('product:price:amount', product.price.toFixed(2)),
        ...property('product:price:currency', 'USD'),
        ...property('product:availability', product.availability),
        ...property('product:condition', product.condition),
      ];

/** Everything search engines and social networks read of a page, in the order it is written. */
export const headTags = (seo: SeoDescriptor, business: BusinessProfile): HeadTag[] => {
  const canonical = seo.canonicalPath === undefined ? undefined : new URL(seo.canonicalPath, business.origin).href;
  const image = seo.social?.image === undefined ? undefined : new URL(seo.social.image, business.origin).href;
  return [
    { tag: 'title', attributes: {}, text: `${seo.title} | ${business.name}` },
    ...named('description', seo.description),
    ...named('keywords', seo.keywords?.join(', ')),
    ...named('robots', seo.robots === 'noindex' ? 'noindex' : undefined),
    ...(canonical === undefined ? [] : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    ...property('og:type', seo.social?.type ?? 'website'),
    ...property('og:site_name', business.name),
    ...property('og:title', seo.title),
    ...property('og:description', seo.description),
    ...property('og:url', canonical),
    ...property('og:image', image),
    ...property('og:image:alt', seo.social?.imageAlt),
    ...named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    ...productTags(seo),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(structuredData(seo, business)),
    },
  ];
};
