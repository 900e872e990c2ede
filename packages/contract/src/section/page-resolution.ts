import type { TrustedTypesPolicy } from './trusted-types.schema.ts';

/** A file that the browser fetches. */
export interface PageResource {
  readonly url: string;
  /** Sub-resource integrity text. */
  readonly integrity: string;
}

/**
 * Which code shows an address in one release set, and where its files are. The page of a first visit carries it; a
 * navigation in the browser asks the shell for it.
 */
export interface PageResolution {
  readonly set: string;
  /** Owner of the page: a section, or `shell`. */
  readonly owner: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
  /** Names of the search parameters that the page reads. */
  readonly search: readonly string[];
  /** Fragments that the page places and the set has. */
  readonly fragments: readonly string[];
  /** The release has no browser code for the page: it is a document, whichever page leads to it. */
  readonly program?: 'none' | undefined;
  /** Policies of Trusted Types that the document of the page allows beside the shell's own. */
  readonly trustedTypes: readonly TrustedTypesPolicy[];
  /** Sections whose code the page runs. */
  readonly sections: readonly { readonly name: string; readonly version: string; readonly entry: string }[];
  readonly scripts: readonly PageResource[];
  readonly lazyScripts: readonly PageResource[];
  /** `chunk` is the file's name within its section's client folder. */
  readonly styles: readonly (PageResource & { readonly chunk: string })[];
}
