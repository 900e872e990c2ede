import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';
import { TSC } from '../../src/verify/compiler.ts';
import type { Manifest } from './manifests.ts';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'ESNext',
    moduleResolution: 'Bundler',
  },
};

const sourceOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map(
      ({ apiVersion, kind, content }, index) =>
        `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\n` +
        `export const m${index}: T${index} = ${JSON.stringify(content)};\n`,
    )
    .join('');

/**
 * Checks manifests against the types of the cluster's own API description, by the compiler: an unknown key, one that is
 * missing and a value of the wrong kind are errors.
 * @returns the compiler's output; empty if they are right.
 */
export const typeErrors = (manifests: readonly Manifest[]): string => {
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  // Within the project, where the packages with the types are found.
  const folder = mkdtempSync(join(ROOT, '.data/manifests-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    writeFileSync(join(folder, 'manifests.ts'), sourceOf(manifests));
    const { stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
