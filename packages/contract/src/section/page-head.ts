/** One element of the head, before the server writes it into its HTML or the browser into its document. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string | undefined;
}

/** The tags of a page as the shell hands them to a browser that goes there. */
export type PageHead = readonly HeadTag[];
