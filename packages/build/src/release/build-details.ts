import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseSource } from '@sgc/contract/operations';
import { type BuildDetails, type Material, SOURCE_MATERIAL } from '@sgc/release-format';
import type { ShippedPackage } from '../npm/shipped-packages.ts';

const LOCKFILE = 'package-lock.json';

/** A builder that no third party can vouch for: a developer's own machine. */
const OWN_MACHINE = 'urn:sgc:builder:own-machine';

/** What a pipeline of GitHub says of itself; on another machine nothing. */
const pipelineOf = (environment: NodeJS.ProcessEnv) => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_WORKFLOW_REF, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = environment;
  if (!(GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_WORKFLOW_REF)) return undefined;
  return {
    id: `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}`,
    repository: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/attempts/${GITHUB_RUN_ATTEMPT}`,
  };
};

/** The lockfile that npm installed from: the folder's own, or that of a workspace it belongs to. */
const lockfileMaterial = (folder: string): Material[] => {
  const file = join(folder, LOCKFILE);
  if (existsSync(file)) {
    return [{ name: LOCKFILE, digest: { sha256: createHash('sha256').update(readFileSync(file)).digest('hex') } }];
  }
  return dirname(folder) === folder ? [] : lockfileMaterial(dirname(folder));
};

export interface Build {
  readonly folder: string;
  /** Version of rsbuild. */
  readonly bundler: string;
  readonly source: ReleaseSource | undefined;
  /** The lockfile has their digests. */
  readonly packages: readonly ShippedPackage[];
}

/** What a build's provenance says beside its files: who builds, and from what. */
export const buildDetails = (
  { folder, bundler, source, packages }: Build,
  environment: NodeJS.ProcessEnv,
): BuildDetails => {
  const pipeline = pipelineOf(environment);
  const commit: Material[] =
    source === undefined
      ? []
      : [
          {
            name: SOURCE_MATERIAL,
            ...(pipeline === undefined ? {} : { uri: pipeline.repository }),
            digest: { gitCommit: source.commit },
          },
        ];
  return {
    builder: {
      id: pipeline?.id ?? OWN_MACHINE,
      version: { node: process.versions.node, rsbuild: bundler },
    },
    ...(pipeline === undefined ? {} : { invocationId: pipeline.run }),
    materials: [...commit, ...lockfileMaterial(folder), ...packages.map(({ purl }) => ({ uri: purl }))],
  };
};
