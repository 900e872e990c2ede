import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { type ApiUse, CONTRACT_VERSION } from '@sgc/contract/section';
import {
  DESCRIPTOR_FILE,
  describeApiUse,
  describeRelease,
  type ReleaseDescriptor,
  signProvenance,
  signRelease,
  versionOf,
} from '@sgc/release-format';
import { isDevelopmentBuild } from '../development/build-mode.ts';
import { emittedFiles } from '../development/emitted-files.ts';
import { tellBuilt, withProblems } from '../development/tell-parent.ts';
import { type OtherMajors, sharedVersions } from '../federated-packages.ts';
import { recordBundled } from '../npm/bundled-record.ts';
import { bundledPackages } from '../npm/shipped-packages.ts';
import { namesByPackage, type SharedName } from '../shared-names/names-of.ts';
import { writeJson } from '../write-json.ts';
import { checkAskedPaths } from './asked-paths.ts';
import { buildDetails } from './build-details.ts';
import { clientFiles } from './client-files.ts';
import { describeFragments, describePages, unusedScripts } from './describe-pages.ts';
import { KnownEnvironments } from './known-environments.ts';
import { precompress } from './precompress.ts';
import { readSection } from './read-section.ts';
import { releaseSource } from './release-source.ts';
import { signingKeyOf } from './signing-key.ts';

const entryOf = (stats: Rspack.StatsCompilation | undefined): string => {
  const entry = stats?.chunks?.find((chunk) => chunk.entry)?.files?.find((file) => file.endsWith('.js'));
  if (entry === undefined) throw new Error('the build wrote no container entry');
  return entry;
};

/** What a section's release is described from, beside its files. */
interface ReleaseParts {
  readonly name: string;
  /** Folder of the build within the section's. */
  readonly output: string;
  /** What the containers take from shared packages. */
  readonly sharedNames: () => readonly SharedName[];
  readonly apiUse: ApiUse;
  /** Major versions of shared packages beside those of this build that it was tried with. */
  readonly alsoRunsOn: OtherMajors;
}

/** Writes `release.json` once both containers of a section are built, last and at once: it appearing is the release. */
export const releasePlugin = ({ name, output, sharedNames, apiUse, alsoRunsOn }: ReleaseParts): RsbuildPlugin => ({
  name: 'sgc:release',
  setup(api) {
    const folder = join(api.context.rootPath, output);
    const known = new KnownEnvironments();

    api.onBeforeBuild(() => rm(join(folder, DESCRIPTOR_FILE), { force: true }));

    const describe = async ({ stats }: { readonly stats?: Rspack.Stats | Rspack.MultiStats | undefined }) => {
      if (stats === undefined || stats.hasErrors()) return;
      const environments = known.after(stats);
      const client = environments.find((environment) => environment.name === 'client');
      if (isDevelopmentBuild()) tellBuilt(name, client);
      const serverEntry = `server/${entryOf(environments.find((environment) => environment.name === 'server'))}`;
      await writeFile(join(folder, 'server/package.json'), '{"type":"commonjs"}\n');
      const development = isDevelopmentBuild();
      if (!development) await precompress(join(folder, 'client'));

      const section = await readSection(join(folder, serverEntry));
      const files = clientFiles(client?.chunks ?? [], 'client');
      const clientEntry = `client/${entryOf(client)}`;
      const pages = describePages(section, files, { development });
      const fragments = describeFragments(section, files);
      const unused = new Set(unusedScripts(pages, fragments, files));
      const isShipped = (path: string): boolean =>
        path === clientEntry || !unused.has(path.replace(/\.(br|gz|map)$/, ''));
      const described = await describeRelease(folder, '', development ? emittedFiles(environments) : isShipped);
      // What a build for developers keeps beside its code may say any path.
      if (!development) await checkAskedPaths(folder, described.files, apiUse);
      const content = {
        section: name,
        contract: CONTRACT_VERSION,
        shared: sharedVersions(),
        imports: namesByPackage(sharedNames()),
        clientEntry,
        serverEntry,
        pages,
        fragments,
        ...(section.trustedTypes === undefined ? {} : { trustedTypes: [...section.trustedTypes] }),
        ...(Object.keys(alsoRunsOn).length === 0 ? {} : { alsoRunsOn }),
        ...(section.budget === undefined ? {} : { budget: section.budget }),
        ...(development ? { development } : {}),
        ...(apiUse.length === 0 ? {} : { api: describeApiUse(apiUse) }),
        ...described,
      };
      const source = releaseSource(api.context.rootPath, process.env);
      const descriptor: ReleaseDescriptor = {
        ...content,
        version: versionOf(content),
        builtAt: new Date().toISOString(),
        ...(source === undefined ? {} : { source }),
      };
      const key = signingKeyOf(process.env);
      const packages = bundledPackages(environments.flatMap(({ modules = [] }) => modules));
      if (!development) await recordBundled(api.context.rootPath, packages);
      const details = buildDetails(
        { folder: api.context.rootPath, bundler: api.context.version, source, packages },
        process.env,
      );
      const released = key === undefined ? descriptor : signProvenance(signRelease(descriptor, key), details, key);
      await writeJson(join(folder, DESCRIPTOR_FILE), released);
    };
    api.onAfterBuild(isDevelopmentBuild() ? withProblems(name, describe) : describe);
  },
});
