declare module '*.md' {
  /** Gives the document: in the browser from a file of its own, on the server from memory. */
  const load: () => Promise<import('./src/document.ts').MarkdownDocument>;
  export default load;
}
