import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { manifestSchema } from './manifest.schema.ts';

const ATTW = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** The names of a package that need types: not those of styles, drawings and settings. */
const typedNames = async (folder: string): Promise<string[]> => {
  const { exports } = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  return Object.entries(exports)
    .filter(([, target]) => typeof target !== 'string' && target.types !== undefined)
    .map(([name]) => name);
};

/** Checks that a package.json leads to existing files; suggestions count. */
const checkManifest = async (folder: string): Promise<void> => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  if (messages.length === 0) return;
  throw new Error([`publint about ${folder}:`, ...messages.map((one) => formatMessage(one, pkg))].join('\n'));
};

/**
 * Checks that TypeScript finds the types of the modules that Node and bundlers find. The packages are ECMAScript modules alone:
 * the profile leaves out CommonJS and resolutions from before `exports`.
 */
const checkTypes = async (folder: string): Promise<void> => {
  const names = await typedNames(folder);
  if (names.length === 0) return;
  const args = [ATTW, '--pack', '.', '--no-definitely-typed', '--profile', 'esm-only', '--entrypoints', ...names];
  await run({ command: process.execPath, args, cwd: folder });
};

/**
 * Has publint and "are the types wrong?" look at a package as npm gets it.
 * @throws with their complaints.
 */
export const checkPackage = async (path: string): Promise<void> => {
  const folder = join(ROOT, path);
  await checkManifest(folder);
  await checkTypes(folder);
};
