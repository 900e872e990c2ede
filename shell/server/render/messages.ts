import type { DataTag } from '@sgc/contract/api';
import type { BusinessProfile } from '@sgc/contract/business';
import type { RefusedSubmission } from '@sgc/contract/section';
import type { PageHead } from '../../src/seo/head-tag.schema.ts';
import type { ReleaseSet } from '../releases/release-set.ts';
import type { PageMatch } from '../routing/page-match.ts';

/** What a render worker starts from. */
export interface WorkerStart {
  readonly set: ReleaseSet;
  /** Sections that are new: the worker is ready when the code of all their pages is loaded. */
  readonly changed: readonly string[];
  readonly business: BusinessProfile;
  readonly apiOrigin: string;
  /** Whether open pages follow code that goes live. */
  readonly development: boolean;
  /** Share of visits, 0 to 1, in which the browser reports how it went. */
  readonly reportShare: number;
  /** One integer: the number of the rendering whose components are running, or 0. */
  readonly running: Int32Array;
}

/** One page to render. `match` is undefined for an address that leads nowhere. */
export interface RenderRequest {
  readonly pathname: string;
  /** The parameters that the page declared, in the order of their names. */
  readonly search: string;
  readonly match: PageMatch | undefined;
  readonly requestId: string;
  readonly submission?: RefusedSubmission;
  /** The version that is shown before it is live, for the banner that says so. */
  readonly preview?: { readonly section: string; readonly version: string };
  /** Whether only what the page says of itself is wanted: no component runs. */
  readonly onlyDescribe?: boolean;
}

/** What a page says of itself that no other page may say. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string | undefined;
  /** Whether search engines may list the page: it is there, and it does not ask to be left out. */
  readonly isListed: boolean;
}

export interface DescribedPage {
  readonly kind: 'described';
  readonly description: PageDescription;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  readonly html: Uint8Array;
  /** The tags of the page, for a browser that comes to it from another one. */
  readonly head: PageHead;
  readonly description: PageDescription;
  /** Digest of the words of its main part: it changes when the page says something else. */
  readonly wordsDigest: string;
  /** Digests of the inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly caching: 'shared' | 'private';
  readonly dataTags: readonly DataTag[];
  /** Sections whose code took part, the page's owner first. */
  readonly sections: readonly string[];
  /** Those of them whose fragment threw and was left out. */
  readonly failedSections: readonly string[];
  /** Fragments that the page places and is shown without, because they failed. */
  readonly withoutFragments: readonly string[];
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly location: string;
  readonly permanent: boolean;
}

/** What a request comes to; a description only where one was wanted. */
export type Rendered = RenderedPage | RenderedRedirect | DescribedPage;

/** What a worker knows once its sections are loaded. */
export interface WorkerReady {
  /** Addresses that try every page of the set. */
  readonly samples: readonly string[];
  /** The page that stands in for one that cannot be rendered: chrome, phone number, a plain contact form. */
  readonly fallback: RenderedPage;
}

export type ToWorker =
  | { readonly kind: 'render'; readonly number: number; readonly request: RenderRequest }
  /** Load the other pages' code as well, between renderings: what is in memory needs no file any more. */
  | { readonly kind: 'load-rest' }
  | { readonly kind: 'ping' };

export type FromWorker =
  | { readonly kind: 'ready'; readonly ready: WorkerReady }
  | { readonly kind: 'boot-failed'; readonly reason: string }
  | { readonly kind: 'rendered'; readonly number: number; readonly rendered: Rendered }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string }
  | { readonly kind: 'pong' };
