export { compileMarkdown } from './markdown/compile-markdown.ts';
export type { MarkdownDocument, MarkdownElement, MarkdownNode } from './markdown/document.ts';
export { type FrontMatterLine, frontMatterLines } from './markdown/front-matter.ts';
export { nodeProgramConfig } from './node-program.ts';
export { sectionConfig } from './section.ts';
export { shellConfig } from './shell.ts';
