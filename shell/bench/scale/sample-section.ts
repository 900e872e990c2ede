import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Name of the section that the others are made from. Theirs are as long, so that no position in a file moves. */
export const SAMPLE = 'mfe-s000';

export const PAGES = 20;
/** Of its pages, so many have an address with a variable part. */
const WITH_VARIABLE = 4;

const ROOT = join(import.meta.dirname, '../../..');

/** Text that no other page has. */
const paragraph = (page: number, line: number): string =>
  `Paragraph ${line} of page ${page} of ${SAMPLE}: carts are charged overnight, driven by day and washed on Fridays.`;

const pageSource = (page: number): string => `
import type { PageProps } from '@sgc/contract/section';
import { CheckList, Hero, Section, SectionHeader } from '@sgc/ui';
import { useState } from 'react';

const LINES = ${JSON.stringify(Array.from({ length: 12 }, (_, line) => paragraph(page, line)))};

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

const pathOf = (page: number): string =>
  page < WITH_VARIABLE ? `/${SAMPLE}/kind-${page}/:id` : `/${SAMPLE}/page-${page}`;

const pageEntry = (page: number): string => `{
  id: 'page-${page}',
  path: '${pathOf(page)}',
  samples: ['${pathOf(page).replace(':id', 'any')}'],
  seo: () => ({ title: 'Page ${page}', description: 'Page ${page} of ${SAMPLE}' }),
  Component: () => import('./pages/page-${page}.page.tsx'),
}`;

/**
 * Writes a section of twenty pages into a folder and builds it like every section.
 * @returns the folder of its release.
 */
export const buildSample = (folder: string): string => {
  const section = join(folder, SAMPLE);
  mkdirSync(join(section, 'src/pages'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(section, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(section, 'rsbuild.config.ts'),
    "import { sectionConfig } from '@sgc/build';\nexport default sectionConfig(import.meta.dirname);\n",
  );
  const pages = Array.from({ length: PAGES }, (_, page) => page);
  for (const page of pages) writeFileSync(join(section, `src/pages/page-${page}.page.tsx`), pageSource(page));
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
