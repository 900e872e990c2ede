import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_VERSION, type Section } from '@sgc/contract/section';
import { describeFiles, type ShellDescriptor, shellVersionOf } from '@sgc/release-format';
import { sharedVersions } from '../federated-packages.ts';
import { recordBundled } from '../npm/bundled-record.ts';
import { bundledPackages, MODULE_STATS } from '../npm/shipped-packages.ts';
import { CHUNK_STATS, clientFiles, laterFiles } from './client-files.ts';
import { copyInlineTexts } from './copy-inline-texts.ts';
import { describePages } from './describe-pages.ts';
import { precompress } from './precompress.ts';
import { writeJson } from './write-json.ts';

/**
 * Writes `dist/shell.json`: what the shell provides to sections, its own pages, and the files that every page starts from.
 * @param own the shell's own pages.
 */
export const shellDescriptorPlugin = (own: Section): RsbuildPlugin => ({
  name: 'sgc:shell-descriptor',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (stats === undefined || stats.hasErrors()) return;
      const dist = join(api.context.rootPath, 'dist');
      const environments = stats.toJson({ children: true, ...CHUNK_STATS, ...MODULE_STATS }).children ?? [];
      const chunks = environments.find((environment) => environment.name === 'client')?.chunks ?? [];
      const entryFiles = (ending: string) =>
        chunks
          .filter((chunk) => chunk.initial)
          .flatMap((chunk) => chunk.files ?? [])
          .filter((file) => file.endsWith(ending))
          .map((file) => `client/${file}`);
      await writeFile(join(dist, 'render/package.json'), '{"type":"commonjs"}\n');
      await copyInlineTexts(dist);
      await precompress(join(dist, 'client'));
      const files = await describeFiles(dist, 'client');
      const descriptor: ShellDescriptor = {
        version: shellVersionOf(await describeFiles(dist, 'render'), files),
        builtAt: new Date().toISOString(),
        contract: CONTRACT_VERSION,
        shared: sharedVersions(),
        scripts: entryFiles('.js'),
        styles: entryFiles('.css'),
        lazyScripts: laterFiles(chunks, 'client'),
        fonts: files.map(({ path }) => path).filter((path) => path.endsWith('.woff2')),
        pages: describePages(own, clientFiles(chunks, 'client')),
        files,
      };
      await recordBundled(api.context.rootPath, bundledPackages(environments.flatMap(({ modules = [] }) => modules)));
      await writeJson(join(dist, 'shell.json'), descriptor);
    });
  },
});
