import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { compileMarkdown } from '@sgc/markdown/compile-markdown';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Lets a section import Markdown as a function that gives the document. The server's build holds the document; the
 * browser's holds its address, so that long text is data and never JavaScript.
 * @param address public folder of the section's client files, with a slash at its end.
 */
export const markdownPlugin = (address: string): RsbuildPlugin => ({
  name: 'sgc:markdown',
  setup(api) {
    api.transform({ test: /\.md$/ }, ({ code, resourcePath, environment, emitFile }) => {
      const json = JSON.stringify(compileMarkdown(code));
      if (environment.name === 'server') return `export default async () => (${json});`;
      const file = `assets/${basename(resourcePath, '.md')}.${digestOf(json)}.json`;
      emitFile(file, json);
      return [
        `import { fetchDocument } from '@sgc/markdown/fetch-document';`,
        `export default () => fetchDocument(${JSON.stringify(`${address}${file}`)});`,
      ].join('\n');
    });
  },
});
