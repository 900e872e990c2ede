import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { componentName, descriptionName, type PagePlan, type SectionPlan } from './section-plan.ts';

const TEMPLATES = fileURLToPath(new URL('../templates/', import.meta.url));
const ENDING = '.tmpl';

/** Where a section lives: in the workspace of the site, or in a repository of its own. */
export type Surroundings = 'workspace' | 'repository';

const rangesSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Ranges of packages that a section is written with: this package's own, so that each of its versions brings those of its time. */
const ranges = async (): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { dependencies, devDependencies } = rangesSchema.parse(JSON.parse(text));
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return Object.fromEntries(all.map(([name, range]) => [`version ${name}`, range]));
};

/** Fills the places of a template. Double braces with anything else in them are code. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{([^{}]+)\}\}/g, (place, key: string) => values[key] ?? place);

const filesOf = async (template: string): Promise<string[]> => {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => relative(template, join(entry.parentPath, entry.name)));
};

/** Only files that begin by saying what runs them are run. */
const isProgram = (text: string): boolean => text.startsWith('#!');

const writeTemplate = async (template: string, folder: string, values: Readonly<Record<string, string>>) => {
  for (const file of await filesOf(template)) {
    const target = join(folder, filled(file.slice(0, -ENDING.length), values));
    const text = filled(await readFile(join(template, file), 'utf8'), values);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx' });
    if (isProgram(text)) await chmod(target, 0o755);
  }
};

const namesOf = (plan: PagePlan) => ({ Component: componentName(plan), component: descriptionName(plan) });

/**
 * Writes a page and its description into a section's folder. Listing it in `section.ts` is left.
 * @throws if a file is there already; it stays as it is.
 */
export const writePage = (plan: PagePlan, folder: string): Promise<void> =>
  writeTemplate(join(TEMPLATES, 'page'), folder, { ...plan, ...namesOf(plan) });

/**
 * Writes a page's test in a browser.
 * @param folder of the section's part of the browser suite.
 * @throws if the file is there already; it stays as it is.
 */
export const writeSpec = (plan: PagePlan, folder: string): Promise<void> =>
  writeTemplate(join(TEMPLATES, 'specs'), folder, { ...plan });

/**
 * Writes a section into a folder.
 * @throws if a file is there already; it stays as it is.
 */
export const writeSection = async (plan: SectionPlan, folder: string, surroundings: Surroundings): Promise<void> => {
  const values = { ...plan, ...namesOf(plan), ...(await ranges()) };
  await writeTemplate(join(TEMPLATES, 'section'), folder, values);
  await writePage(plan, folder);
  await writeTemplate(join(TEMPLATES, surroundings), folder, values);
};
