import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Name of the section that the others are made from. Theirs are as long, so that no position in a file moves. */
const SAMPLE = 'mfe-s000';

export const PAGES = 20;
/** Number of its pages whose address has a variable part. */
const WITH_VARIABLE = 4;

const ROOT = join(import.meta.dirname, '../../../..');

/** The page that each revision changes. */
const REVISED_PAGE = 7;

/** Text that no other page has. */
const paragraph = (page: number, line: number, revision: number): string =>
  `Paragraph ${line} of page ${page} of ${SAMPLE}: carts are charged overnight, driven by day and washed on Fridays` +
  `${page === REVISED_PAGE ? `, as revision ${revision} says` : ''}.`;

const pageSource = (page: number, revision: number): string => `
import type { PageProps } from '@sgc/contract/section';
import { CheckList, Hero, Section, SectionHeader } from '@sgc/ui';
import { useState } from 'react';

const LINES = ${JSON.stringify(Array.from({ length: 12 }, (_, line) => paragraph(page, line, revision)))};

export default function Page${page}({ params, business }: PageProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <Hero title="Page ${page} of ${SAMPLE}" lead={business.name + (params.id ?? '')} />
      <Section labelledBy="lines">
        <SectionHeader id="lines" title="Lines" />
        <CheckList items={LINES} />
        <button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>
      </Section>
    </>
  );
}
`;

/** The part of its name and addresses that is another one in a copy. */
export const SAMPLE_WORD = 's000';

const pathOf = (page: number): string =>
  page < WITH_VARIABLE ? `/${SAMPLE_WORD}/kind-${page}/:id` : `/${SAMPLE_WORD}/page-${page}`;

const samplePathOf = (page: number): string => pathOf(page).replace(':id', 'any');

const pageEntry = (page: number): string => `{
  id: 'page-${page}',
  path: '${pathOf(page)}',
  samples: ['${samplePathOf(page)}'],
  seo: () => ({
    title: 'Page ${page} of ${SAMPLE}',
    description: 'Page ${page} of ${SAMPLE}',
    canonicalPath: '${samplePathOf(page)}',
  }),
  Component: () => import('./pages/page-${page}.page.tsx'),
}`;

/**
 * Writes a section of twenty pages into a folder and builds it like every section.
 * @param revision changes the text of one of its pages.
 * @returns the folder of its release.
 */
export const buildSample = (folder: string, revision = 0): string => {
  const section = join(folder, SAMPLE);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(section, 'src/pages'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(section, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(section, 'rsbuild.config.ts'),
    "import { sectionConfig } from '@sgc/build';\nexport default sectionConfig(import.meta.dirname);\n",
  );
  const pages = Array.from({ length: PAGES }, (_, page) => page);
  for (const page of pages) writeFileSync(join(section, `src/pages/page-${page}.page.tsx`), pageSource(page, revision));
  writeFileSync(
    join(section, 'src/section.ts'),
    `import { CONTRACT_VERSION, defineSection } from '@sgc/contract/section';
export const section = defineSection({
  name: '${SAMPLE}', contract: CONTRACT_VERSION, pages: [${pages.map(pageEntry).join(', ')}],
});`,
  );
  const rsbuild = join(createRequire(import.meta.url).resolve('@rsbuild/core/package.json'), '../bin/rsbuild.js');
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: section, stdio: 'pipe' });
  return join(section, 'dist/release');
};
