import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { type Exports, type Manifest, manifestSchema } from './manifest.schema.ts';
import { isSource } from './published-manifest.ts';

/** A package that is published, and where its sources are. */
export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

// A pattern of sources stands for each folder that has the file: tools and people read names.
const named = (folder: string, exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => {
      if (typeof target !== 'string' || !target.includes('*') || !isSource(target)) return [[name, target]];
      const [before = '', after = ''] = target.split('*');
      return readdirSync(join(folder, dirname(`${before}x`)))
        .filter((word) => existsSync(join(folder, `${before}${word}${after}`)))
        .map((word) => [name.replace('*', word), target.replace('*', word)]);
    }),
  );

const packageIn = (folder: string): PublishedPackage => {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return { folder, manifest: { ...manifest, exports: named(folder, manifest.exports) } };
};

/** Every package of the workspace whose package.json says that npm gets it: `publishConfig`. */
export const publishedPackages = (): PublishedPackage[] =>
  readdirSync(join(ROOT, 'packages'))
    .sort()
    .map((name) => packageIn(join(ROOT, 'packages', name)))
    .filter(({ manifest }) => manifest.publishConfig !== undefined);
