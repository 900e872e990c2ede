import type { Subject } from './subjects.ts';

/** One step of the way from the home page to a page, the page itself last. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/**
 * What a page tells search engines and social networks about itself: plain data that survives JSON.
 * Only the shell turns it into tags.
 */
export interface SeoDescriptor {
  /** At most 60 characters read whole in a list of results; the dealer's name is appended by the shell. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Path of the address that stands for this page; absent for one that no address stands for, such as an error. */
  readonly canonicalPath?: string;
  readonly robots?: 'index' | 'noindex';
  readonly social?: {
    readonly type?: 'website' | 'article' | 'product';
    /** Path of a 1200x630 picture. */
    readonly image?: string;
    readonly imageAlt?: string;
  };
  /** `price` is in US dollars. */
  readonly product?: {
    readonly price: number;
    readonly availability: 'in stock' | 'out of stock';
    readonly condition: 'new' | 'used';
  };
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** What the page is about, for structured data. */
  readonly subjects?: readonly Subject[];
}
