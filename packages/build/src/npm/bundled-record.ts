import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeJson } from '../write-json.ts';
import type { ShippedPackage } from './shipped-packages.ts';

/** Beside what is built, and no part of a release. */
const RECORD = 'dist/bundled-packages.json';

const recordSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    license: z.string().optional(),
    purl: z.string().startsWith('pkg:npm/'),
  }),
);

/** Records which packages a build put into its bundles: the bundles themselves no longer tell. */
export const recordBundled = async (program: string, packages: readonly ShippedPackage[]): Promise<void> => {
  await mkdir(join(program, 'dist'), { recursive: true });
  await writeJson(join(program, RECORD), packages);
};

/**
 * The packages in a program's bundles.
 * @throws if it was not built.
 */
export const readBundled = async (program: string): Promise<ShippedPackage[]> => {
  const text = await readFile(join(program, RECORD), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${program} holds no ${RECORD}: build it first (npm run build)`);
  return recordSchema.parse(JSON.parse(text)).map(({ license, ...rest }) => ({ ...rest, license }));
};
