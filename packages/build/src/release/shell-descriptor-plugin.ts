import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTRACT_ADAPTERS } from '@sgc/contract/adapters';
import { CONTRACT_VERSION, type Section } from '@sgc/contract/section';
import { describeFiles, type ShellDescriptor, shellVersionOf } from '@sgc/release-format';
import { isDevelopmentBuild } from '../development/build-mode.ts';
import { emittedFiles } from '../development/emitted-files.ts';
import { ANNOUNCED_MAJORS, sharedVersions } from '../federated-packages.ts';
import { recordBundled } from '../npm/bundled-record.ts';
import { bundledPackages } from '../npm/shipped-packages.ts';
import { writeJson } from '../write-json.ts';
import { clientFiles, laterFiles } from './client-files.ts';
import { copyInlineTexts } from './copy-inline-texts.ts';
import { describePages } from './describe-pages.ts';
import { KnownEnvironments } from './known-environments.ts';
import { precompress } from './precompress.ts';

/**
 * Writes `shell.json`: what the shell provides to sections, its own pages, and the files that every page starts from.
 * @param own the shell's own pages.
 * @param output folder of the build within the shell's.
 * @param provided names that sections may import, by package.
 */
export const shellDescriptorPlugin = (
  own: Section,
  output: string,
  provided: () => Readonly<Record<string, readonly string[]>>,
): RsbuildPlugin => ({
  name: 'sgc:shell-descriptor',
  setup(api) {
    const known = new KnownEnvironments();
    api.onAfterBuild(async ({ stats }) => {
      if (stats === undefined || stats.hasErrors()) return;
      const development = isDevelopmentBuild();
      const dist = join(api.context.rootPath, output);
      const environments = known.after(stats);
      const chunks = environments.find((environment) => environment.name === 'client')?.chunks ?? [];
      const entryFiles = (ending: string) =>
        chunks
          .filter((chunk) => chunk.initial)
          .flatMap((chunk) => chunk.files ?? [])
          .filter((file) => file.endsWith(ending))
          .map((file) => `client/${file}`);
      await writeFile(join(dist, 'render/package.json'), '{"type":"commonjs"}\n');
      await copyInlineTexts(dist);
      if (!development) await precompress(join(dist, 'client'));
      const files = await describeFiles(dist, 'client', development ? emittedFiles(environments) : undefined);
      const descriptor: ShellDescriptor = {
        version: shellVersionOf(await describeFiles(dist, 'render'), files),
        builtAt: new Date().toISOString(),
        contract: CONTRACT_VERSION,
        earlierContracts: CONTRACT_ADAPTERS.map(({ contract, until }) => ({ contract, until })),
        shared: sharedVersions(),
        announced: ANNOUNCED_MAJORS,
        provides: provided(),
        scripts: entryFiles('.js'),
        styles: entryFiles('.css'),
        lazyScripts: laterFiles(chunks, 'client'),
        fonts: files.map(({ path }) => path).filter((path) => path.endsWith('.woff2')),
        pages: describePages(own, clientFiles(chunks, 'client')),
        files,
      };
      if (!development)
        await recordBundled(api.context.rootPath, bundledPackages(environments.flatMap(({ modules = [] }) => modules)));
      await writeJson(join(dist, 'shell.json'), descriptor);
    });
  },
});
