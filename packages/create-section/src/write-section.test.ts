import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { planSection, type SectionPlan } from './section-plan.ts';
import { type Surroundings, writeSection } from './write-section.ts';

const SECRET = /\$\{\{ secrets\.RELEASE_/;

const workflowSchema = z.object({
  jobs: z.object({
    section: z.object({
      steps: z.array(z.looseObject({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
    }),
  }),
});

let folder: string;
let plan: SectionPlan;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-section-'));
  const planned = planSection('mfe-events', '/events/next', { sections: [], grants: {} });
  if (!planned.ok) throw new Error(planned.problems.join('\n'));
  plan = planned.plan;
});
afterEach(() => rm(folder, { recursive: true }));

const filesOf = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

test.each<Surroundings>(['workspace', 'repository'])(
  'no place of a template is left open in a %s',
  async (surroundings) => {
    await writeSection(plan, folder, surroundings);
    const files = await filesOf();
    expect(files).toContain(join(folder, 'src/pages/events-next.page.tsx'));
    // A workflow has its own double braces, after a dollar; code has them without a word in them.
    for (const file of files) expect(await readFile(file, 'utf8')).not.toMatch(/(?<!\$)\{\{(version |\w+\}\})/);
  },
);

test('a file that is there already is not written over', async () => {
  await writeFile(join(folder, 'README.md'), 'as it was');
  await expect(writeSection(plan, folder, 'repository')).rejects.toThrow('EEXIST');
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toBe('as it was');
});

test("a repository's workflow runs steps that its script has, and only those that ship are told the section's secrets", async () => {
  await writeSection(plan, folder, 'repository');
  const script = join(folder, 'pipeline.sh');
  expect((await stat(script)).mode & 0o111).toBe(0o111);
  const known = [...(await readFile(script, 'utf8')).matchAll(/^ {2}(\w+)\)$/gm)].map(([, step]) => step);
  const { steps } = workflowSchema.parse(parse(await readFile(join(folder, '.github/workflows/section.yml'), 'utf8')))
    .jobs.section;
  const run = steps.map((step) => ({
    step: /^\.\/pipeline\.sh (\w+)/.exec(step.run ?? '')?.[1],
    isTold: Object.values(step.env ?? {}).some((value) => SECRET.test(value)),
  }));
  expect(run.flatMap(({ step }) => step ?? [])).toEqual(known);
  expect(run.filter(({ isTold }) => isTold).map(({ step }) => step)).toEqual(['preview', 'publish']);
});
