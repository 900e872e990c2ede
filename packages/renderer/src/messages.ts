import type { DataTag } from '@sgc/contract/api';
import type { BusinessProfile } from '@sgc/contract/business';
import type { PageHead, PostedForm, TrustedTypesPolicy } from '@sgc/contract/section';
import type { ReleaseSet } from '@sgc/release-format';
import type { PageMatch } from './set/page-match.ts';

/** A renderer's settings and set. The set's folders are empty texts: a renderer sees no disk and asks for its files. */
export interface RendererStart {
  readonly set: ReleaseSet;
  /** Sections that are new: the renderer is ready when the code of all their pages is loaded. */
  readonly changed: readonly string[];
  readonly business: BusinessProfile;
  /** Whether open pages follow code that goes live. */
  readonly development: boolean;
  /** Share of visits, 0 to 1, in which the browser reports how it went. */
  readonly reportShare: number;
  /** Bytes that a page's HTML may have. */
  readonly htmlBytes: number;
}

/** One page to render. `match` is undefined for an unknown address. */
export interface RenderRequest {
  readonly pathname: string;
  /** The parameters that the page declared, in the order of their names. */
  readonly search: string;
  readonly match: PageMatch | undefined;
  readonly requestId: string;
  readonly submission?: PostedForm;
  /** The versions that are shown before they are live, for the banner that says so. */
  readonly preview?: readonly { readonly section: string; readonly version: string }[];
  /** Whether only the page's description is wanted: no component runs. */
  readonly onlyDescribe?: boolean;
}

/** A page's own description, which no other page may have. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath?: string | undefined;
  /** Whether search engines may list the page: it is there, and it does not ask to be left out. */
  readonly isListed: boolean;
}

export interface DescribedPage {
  readonly kind: 'described';
  readonly description: PageDescription;
}

/** Digests of a page's inline scripts and styles, as a content security policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** How long a rendering took, in milliseconds, as its host measured it. */
export interface RenderTimings {
  /** Until its components ran: mostly data, and its turn among others. */
  readonly loadMs: number;
  /** Its components, and the document around them. */
  readonly renderMs: number;
  /** How long it waited for the API meanwhile. */
  readonly apiMs: number;
}

/** Where in its code a page failed, as its renderer tells it. */
export interface FailurePlace {
  /** File, line and column: `mfe-eco/server/12.js:1:2042`. */
  readonly at?: string | undefined;
  /** React's stack of components, the innermost first. */
  readonly componentStack?: string | undefined;
  /** The error's stack; only while developing. */
  readonly stack?: string | undefined;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  readonly html: Uint8Array;
  /** The tags of the page, for a browser that comes to it from another one. */
  readonly head: PageHead;
  /** The data of the page's queries, for the same browser. Only the code that shows the page looks into it. */
  readonly queries: unknown;
  readonly description: PageDescription;
  /** Digest of the words of its main part: it changes when the page says something else. */
  readonly wordsDigest: string;
  /** For the content security policy. */
  readonly inlineHashes: InlineHashes;
  readonly caching: 'shared' | 'private';
  readonly dataTags: readonly DataTag[];
  /** Sections whose code took part, the page's owner first. */
  readonly sections: readonly string[];
  /** Those of them whose fragment threw and was left out. */
  readonly failedSections: readonly string[];
  /** Fragments that the page places and is shown without, because they failed. */
  readonly withoutFragments: readonly string[];
  /** Why one had to be left out. */
  readonly fragmentFailure?: (FailurePlace & { readonly reason: string }) | undefined;
  /** Policies of Trusted Types that its document allows. The host says it, as the releases have it. */
  readonly trustedTypes?: readonly TrustedTypesPolicy[] | undefined;
  /** Of a page that this process's renderer made. Measured by the host, because code of sections could forge it. */
  readonly timings?: RenderTimings;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  /** A path of the site, with or without a query. */
  readonly location: string;
  readonly permanent: boolean;
}

/** The result of a request; a description only if one was wanted. */
export type Rendered = RenderedPage | RenderedRedirect | DescribedPage;

/** Data of a renderer once its sections are loaded. */
export interface RendererReady {
  /** Addresses that try every page of the set. */
  readonly samples: readonly string[];
  /** The page that stands in for one that cannot be rendered: chrome, phone number, a plain contact form. */
  readonly fallback: RenderedPage;
}

/** Messages of a host. Answers name the question by its number; their bytes travel behind the message. */
export type ToRenderer =
  | { readonly kind: 'start'; readonly start: RendererStart }
  | { readonly kind: 'render'; readonly number: number; readonly request: RenderRequest }
  /** A rendering has had its time. */
  | { readonly kind: 'abort'; readonly number: number }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: Answer }
  /** Load the other pages' code as well, between renderings. */
  | { readonly kind: 'load-rest' }
  /** Free unused memory. */
  | { readonly kind: 'collect-garbage' }
  | { readonly kind: 'ping' };

/** An answer of the API or a file of the set; its content is the message's bytes. */
export type Answer =
  | { readonly kind: 'content'; readonly status: number; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly reason: string };

/** A page without its HTML, which travels behind the message. */
export type PageMessage = Omit<RenderedPage, 'html' | 'trustedTypes' | 'timings'>;

/** Messages of a renderer. */
export type FromRenderer =
  /** Its program has started: it waits for a set. */
  | { readonly kind: 'started' }
  | { readonly kind: 'ready'; readonly samples: readonly string[]; readonly fallback: PageMessage }
  | { readonly kind: 'boot-failed'; readonly reason: string; readonly place: FailurePlace }
  /** Components of a rendering begin to run, which may wait in between. */
  | { readonly kind: 'turn'; readonly number: number }
  /** Code of this rendering runs from here to the next such message, and nothing else does; 0 for none. */
  | { readonly kind: 'slice'; readonly number: number }
  | {
      readonly kind: 'rendered';
      readonly number: number;
      readonly rendered: PageMessage | RenderedRedirect | DescribedPage;
    }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string; readonly place: FailurePlace }
  /** A page wants data: `GET` of a path of the API, for the rendering with this number. */
  | { readonly kind: 'ask-api'; readonly question: number; readonly number: number; readonly path: string }
  /** The program wants the code of a section. */
  | { readonly kind: 'ask-file'; readonly question: number; readonly section: string; readonly path: string }
  /** Code threw an uncaught error: the process ends. */
  | { readonly kind: 'broke'; readonly reason: string }
  | { readonly kind: 'garbage-collected' }
  | { readonly kind: 'pong' };
