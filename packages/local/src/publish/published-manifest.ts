import type { Exports, Manifest } from './manifest.schema.ts';

const SOURCE = /(?<!\.d)\.tsx?$/;

/** Whether a file is compiled, and not taken along as it is. */
export const isSource = (file: string): boolean => SOURCE.test(file);

const compiled = (file: string): string => file.replace(SOURCE, '.js');

const compiledEach = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, compiled(file)]));

const entry = (target: Exports[string]): Exports[string] => {
  if (typeof target !== 'string') return compiledEach(target);
  return isSource(target) ? { types: target.replace(SOURCE, '.d.ts'), default: compiled(target) } : target;
};

/** A package's exports at npm, as files of the workspace. */
export const publicExports = ({ exports, publishConfig }: Manifest): Exports => publishConfig?.exports ?? exports;

/** A package's commands at npm, as files of the workspace. */
const publicBin = ({ bin, publishConfig }: Manifest): Record<string, string> | undefined => publishConfig?.bin ?? bin;

/** The sources that users of a package may import or run: all that they import is compiled. */
export const entryPoints = (manifest: Manifest): string[] => {
  const targets = Object.values(publicExports(manifest)).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return [...targets, ...Object.values(publicBin(manifest) ?? {})].filter(isSource);
};

/** Within the workspace any version of a neighbour will do; outside, the one it is published with or a later compatible one. */
const withVersions = (
  ranges: Readonly<Record<string, string>> | undefined,
  versions: ReadonlyMap<string, string>,
): Record<string, string> | undefined =>
  ranges &&
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const version = versions.get(name);
      return [name, version === undefined ? range : `^${version}`];
    }),
  );

/** Fields without those that are not there. */
const present = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/**
 * A workspace's package.json as npm gets it.
 * @param versions of the packages that are published together, by name.
 */
export const publishedManifest = (manifest: Manifest, versions: ReadonlyMap<string, string>): object => {
  const { private: _, scripts: __, publishConfig, sideEffects, ...kept } = manifest;
  const bin = publicBin(manifest);
  return {
    ...kept,
    ...present({
      bin: bin && compiledEach(bin),
      exports: Object.fromEntries(
        Object.entries(publicExports(manifest)).map(([name, target]) => [name, entry(target)]),
      ),
      sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compiled) : sideEffects,
      dependencies: withVersions(manifest.dependencies, versions),
      peerDependencies: withVersions(manifest.peerDependencies, versions),
      devDependencies: withVersions(manifest.devDependencies, versions),
      publishConfig: publishConfig && { access: publishConfig.access },
    }),
  };
};
