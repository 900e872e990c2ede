import type { Rspack } from '@rsbuild/core';
import { facadeNames } from '../federated-packages.ts';

/** Imports that take no name: each name is a dependency of its own. */
const NAMELESS: ReadonlySet<string> = new Set(['esm import', 'esm export import']);

/** Stands for a package that is taken as a whole, so that the names used of it are not known. */
export const ALL = '*';

const nameOf = ({ type, ids = [] }: Rspack.Dependency, isFacade: boolean): string | undefined => {
  if (NAMELESS.has(type)) return undefined;
  // React and its kin are CommonJS: their default is all of them.
  const [name = ALL] = ids[0] === 'default' && !isFacade ? ids.slice(1) : ids;
  return name;
};

/** A place where a section's code takes a name, or `ALL`, from a shared package. */
export interface SharedName {
  readonly from: string;
  readonly name: string;
  readonly module: Rspack.Module;
}

/** Every name that the modules of a compilation take from shared packages. */
export const sharedNamesIn = ({ modules, moduleGraph }: Rspack.Compilation): SharedName[] =>
  [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .flatMap((shared) => moduleGraph.getIncomingConnections(shared))
    .flatMap(({ dependency, originModule: module }) => {
      const { request: from } = dependency;
      if (from === undefined || module === null) return [];
      const name = nameOf(dependency, facadeNames(from) !== undefined);
      return name === undefined ? [] : [{ from, name, module }];
    });

/** Names by package as descriptors list them: each once, in order. */
export const namesByPackage = (used: readonly SharedName[]): Record<string, string[]> => {
  const named = used.filter(({ name }) => name !== ALL);
  const packages = [...new Set(named.map(({ from }) => from))].sort();
  const namesOf = (wanted: string) => new Set(named.filter(({ from }) => from === wanted).map(({ name }) => name));
  return Object.fromEntries(packages.map((from) => [from, [...namesOf(from)].sort()]));
};

/** What the modules of a compilation provide to others, by package. A package that does not say so is left out. */
export const providedNamesIn = ({ modules, moduleGraph }: Rspack.Compilation): Record<string, string[]> => {
  const provided = [...modules]
    .filter(({ type }) => type === 'provide-module')
    .flatMap((shared) => {
      const [, name] = /\(default\) (.+)@\d/.exec(shared.identifier()) ?? [];
      const [target] = moduleGraph.getOutgoingConnections(shared).map(({ module }) => module);
      const names = target && moduleGraph.getProvidedExports(target);
      return name !== undefined && Array.isArray(names) ? [[name, [...names].sort()] as const] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(provided);
};
