import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planPage, writePage } from '@sgc/create-section';
import { isGranted } from '../../../registry/src/access/address-grants.ts';
import { format } from './format.ts';
import { withGalleryPage, withPage } from './new-page/list-page.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';

// npm run new-page -- mfe-eco batteries "/eco/batteries"
const [section, page, address, ...more] = process.argv.slice(2);
if (section === undefined || page === undefined || address === undefined || more.length > 0) {
  console.error(
    'Say the section, the name of the page and its address: npm run new-page -- mfe-eco batteries "/eco/batteries"',
  );
  process.exit(2);
}

const planned = planPage(page, address);
const problems = planned.ok ? [] : [...planned.problems];
const file = `${section}/src/pages/${page}.page.tsx`;
if (!SECTIONS.includes(section)) problems.push(`There is no section ${section}. There are ${SECTIONS.join(', ')}.`);
else if (existsSync(join(ROOT, file))) problems.push(`There is a page ${page} already: ${file}`);
else if (!isGranted(section, address)) {
  const own = `/${section.replace('mfe-', '')}/`;
  problems.push(
    `${section} may not show ${address}: choose an address below ${own}, or add it to registry/src/access/address-grants.ts first`,
  );
}
if (!planned.ok || problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const list = `${section}/src/section.ts`;
const gallery = `${section}/gallery/gallery.ts`;
const listed = withPage(await readFile(join(ROOT, list), 'utf8'), planned.plan);
const shown = withGalleryPage(await readFile(join(ROOT, gallery), 'utf8'), planned.plan);
await writePage(planned.plan, join(ROOT, section));
await writeFile(join(ROOT, list), listed);
await writeFile(join(ROOT, gallery), shown);
await format(file, `${section}/src/pages/${page}.seo.ts`, list, gallery);

console.log(`${page} is written and listed in ${list} and ${gallery}.

  npm run dev -w ${section}    the page in a running site
  npm run verify -w ${section} its checks; the tests of every page look at it already

What is left for you: its words, its line in ${section}/README.md, and a link that leads to it.`);
