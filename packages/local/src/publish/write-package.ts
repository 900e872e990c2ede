import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { TSC } from '../verify/compiler.ts';
import { entryPoints, isSource, publishedManifest } from './published-manifest.ts';
import type { PublishedPackage } from './published-packages.ts';

/** Where packages lie as npm gets them, each in a folder of its own. */
const PACKAGES = join(ROOT, 'dist/npm');

/** Compiles the sources that can be reached from outside, file by file, so that every other file stays in its place for them. */
const compile = async ({ folder, manifest }: PublishedPackage, target: string): Promise<void> => {
  const sources = entryPoints(manifest);
  if (sources.length === 0) return;
  const config = `${target}.tsconfig.json`;
  const settings = {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: folder,
      outDir: target,
    },
    include: [],
    files: sources.map((file) => join(folder, file)),
  };
  await writeFile(config, JSON.stringify(settings));
  await run({ command: process.execPath, args: [TSC, '--singleThreaded', '--project', config], cwd: ROOT });
  await rm(config);
};

const STYLE_IMPORT = /^import '[^']+\.css';\n/gm;

/** Removes the imports of styles, which the compiler leaves in declarations, and which have no types. */
const leaveOutStyles = async (target: string): Promise<void> => {
  const files = await readdir(target, { recursive: true });
  for (const file of files.filter((path) => path.endsWith('.d.ts'))) {
    const text = await readFile(join(target, file), 'utf8');
    const without = text.replaceAll(STYLE_IMPORT, '');
    if (without !== text) await writeFile(join(target, file), without);
  }
};

/** Copies the files that need no compiling: styles, drawings, fonts, settings of tools, declarations written by hand. */
const copyAssets = ({ folder, manifest }: PublishedPackage, target: string): Promise<unknown> =>
  Promise.all(
    manifest.files.map((path) =>
      cp(join(folder, path), join(target, path), { recursive: true, filter: (file) => !isSource(file) }),
    ),
  );

/** Copies the documents that npm shows of every package. */
const copyDocuments = async (folder: string, target: string): Promise<void> => {
  await cp(join(folder, 'README.md'), join(target, 'README.md'));
  await cp(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
};

/**
 * Writes a package as npm gets it: JavaScript, declarations, and a package.json that leads to them.
 * @returns its folder.
 */
export const writePackage = async (
  published: PublishedPackage,
  versions: ReadonlyMap<string, string>,
): Promise<string> => {
  const target = join(PACKAGES, basename(published.folder));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await copyAssets(published, target);
  await compile(published, target);
  await leaveOutStyles(target);
  await copyDocuments(published.folder, target);
  const manifest = JSON.stringify(publishedManifest(published.manifest, versions), null, 2);
  await writeFile(join(target, 'package.json'), `${manifest}\n`);
  return relative(ROOT, target);
};
