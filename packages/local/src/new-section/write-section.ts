import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ROOT } from '../root.ts';
import { componentName, type SectionPlan } from './section-plan.ts';

const TEMPLATE = fileURLToPath(new URL('../../section-template/', import.meta.url));
const ENDING = '.tmpl';

const rangesSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Ranges of packages as the house has them: a section is built against the same. */
const houseRanges = async (): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(join(ROOT, 'packages/ui/package.json'), 'utf8');
  const { dependencies, devDependencies } = rangesSchema.parse(JSON.parse(text));
  return { ...dependencies, ...devDependencies };
};

/** Fills the places of a template. Double braces with anything else in them are code. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{([^{}]+)\}\}/g, (place, key: string) => values[key] ?? place);

const templateFiles = async (): Promise<string[]> => {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)));
};

/** Writes the folder of a section. */
export const writeSection = async (plan: SectionPlan): Promise<void> => {
  const ranges = Object.entries(await houseRanges()).map(([name, range]) => [`version ${name}`, range] as const);
  const values = { ...plan, Component: componentName(plan), ...Object.fromEntries(ranges) };
  for (const file of await templateFiles()) {
    const target = join(ROOT, plan.name, filled(file.slice(0, -ENDING.length), values));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, filled(await readFile(join(TEMPLATE, file), 'utf8'), values), { flag: 'wx' });
  }
};
