import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { PackageURL } from 'packageurl-js';
import * as z from 'zod';

const INSTALLED = `${sep}node_modules${sep}`;

/** Folders within a package may have a package.json that only says how they are loaded. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional().catch(undefined),
});

/** A package of npm's registry of which something ships. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its package.json says: an SPDX expression. */
  readonly license: string | undefined;
  /** `pkg:npm/name@version`. */
  readonly purl: string;
}

/** What rspack has to tell for `bundledPackages`. */
export const MODULE_STATS = {
  modules: true,
  nestedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
} satisfies Rspack.StatsOptions;

/** A module of a bundle, as rspack tells of it; those that were joined into one lie within it. */
interface Module {
  readonly nameForCondition?: string | null | undefined;
  readonly modules?: readonly Module[] | undefined;
}

const filesOf = ({ modules = [], nameForCondition }: Module): string[] => [
  ...(nameForCondition == null ? [] : [nameForCondition]),
  ...modules.flatMap(filesOf),
];

const packageIn = (folder: string): ShippedPackage | undefined => {
  const manifest = join(folder, 'package.json');
  const parsed = existsSync(manifest)
    ? manifestSchema.safeParse(JSON.parse(readFileSync(manifest, 'utf8')))
    : undefined;
  if (!parsed?.success) return folder.includes(INSTALLED) ? packageIn(dirname(folder)) : undefined;
  const { name, version, license } = parsed.data;
  const [scope, plain] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return { name, version, license, purl: new PackageURL('npm', scope, plain, version).toString() };
};

/** Packages of npm's registry that files belong to, each once, by name and version. */
export const packagesOf = (files: readonly string[]): ShippedPackage[] => {
  const folders = new Set(files.filter((file) => file.includes(INSTALLED)).map(dirname));
  const found = [...folders].map(packageIn).filter((one) => one !== undefined);
  return [...new Map(found.map((one) => [one.purl, one])).values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
};

/** Packages of npm's registry whose code is in a bundle, by name and version. */
export const bundledPackages = (modules: readonly Module[]): ShippedPackage[] => packagesOf(modules.flatMap(filesOf));
