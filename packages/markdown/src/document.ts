/** JsonML: a text, or an element as `[tag, ...children]` or `[tag, attributes, ...children]`. */
export type MarkdownNode = string | MarkdownElement;

export type MarkdownElement = readonly [tag: string, ...rest: (Readonly<Record<string, string>> | MarkdownNode)[]];

/** A Markdown file as data: what stood before its text, and its blocks. */
export interface MarkdownDocument {
  readonly meta: Readonly<Record<string, string>>;
  readonly nodes: readonly MarkdownNode[];
}
