import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type ClientFiles, DESCRIPTOR_FILE, type ReleaseDescriptor, versionedText } from '@sgc/contract/release';
import { CONTRACT_VERSION, type Section } from '@sgc/contract/section';
import { sharedVersions } from '../federated-packages.ts';
import { CHUNK_STATS, clientFiles } from './client-files.ts';
import { describeFiles } from './describe-files.ts';
import { precompress } from './precompress.ts';
import { readSection } from './read-section.ts';
import { signingKeyOf, signRelease } from './sign-release.ts';
import { writeJson } from './write-json.ts';

const filesOf = (name: string, files: Map<string, ClientFiles>): ClientFiles => {
  const found = files.get(name);
  if (found === undefined) {
    throw new Error(`${name}: no such lazily loaded module. A page's or fragment's name must be its file's name.`);
  }
  return found;
};

const describePages = (
  section: Section,
  files: Map<string, ClientFiles>,
): Pick<ReleaseDescriptor, 'pages' | 'fragments' | 'budget'> => ({
  pages: section.pages.map((page) => ({
    id: page.id,
    paths: [page.path, ...(page.aliases ?? [])],
    search: [...(page.search ?? [])],
    fragments: [...(page.fragments ?? [])],
    files: filesOf(`${page.id}.page`, files),
  })),
  fragments: Object.fromEntries(
    Object.entries(section.fragments ?? {}).map(([name, { props = {} }]) => [
      name,
      { ...filesOf(`${name}.fragment`, files), props },
    ]),
  ),
  ...(section.budget === undefined ? {} : { budget: section.budget }),
});

const entryOf = (stats: Rspack.StatsCompilation | undefined): string => {
  const entry = stats?.chunks?.find((chunk) => chunk.entry)?.files?.find((file) => file.endsWith('.js'));
  if (entry === undefined) throw new Error('the build wrote no container entry');
  return entry;
};

/** Writes `release.json` once both containers of a section are built, last and at once: it appearing is the release. */
export const releasePlugin = (name: string, output: string): RsbuildPlugin => ({
  name: 'sgc:release',
  setup(api) {
    const folder = join(api.context.rootPath, output);

    api.onBeforeBuild(() => rm(join(folder, DESCRIPTOR_FILE), { force: true }));

    api.onAfterBuild(async ({ stats }) => {
      if (stats === undefined || stats.hasErrors()) return;
      const environments = stats.toJson({ children: true, ...CHUNK_STATS }).children ?? [];
      const client = environments.find((environment) => environment.name === 'client');
      const serverEntry = `server/${entryOf(environments.find((environment) => environment.name === 'server'))}`;
      await writeFile(join(folder, 'server/package.json'), '{"type":"commonjs"}\n');
      await precompress(join(folder, 'client'));

      const section = await readSection(join(folder, serverEntry));
      const content = {
        section: name,
        contract: CONTRACT_VERSION,
        shared: sharedVersions(),
        clientEntry: `client/${entryOf(client)}`,
        serverEntry,
        ...describePages(section, clientFiles(client?.chunks ?? [], 'client')),
        files: await describeFiles(folder),
      };
      const descriptor: ReleaseDescriptor = {
        ...content,
        version: createHash('sha256').update(versionedText(content)).digest('hex').slice(0, 16),
        builtAt: new Date().toISOString(),
      };
      const key = signingKeyOf(process.env);
      await writeJson(join(folder, DESCRIPTOR_FILE), key === undefined ? descriptor : signRelease(descriptor, key));
    });
  },
});
