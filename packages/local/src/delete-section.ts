import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAccess } from '@sgc/release/local-access';
import { KEYS } from './keys.ts';
import { removeContainers, renewLockfile, revokeAddresses, specsOf } from './new-section/register-section.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';

// npm run delete-section -- mfe-events
const [name, ...more] = process.argv.slice(2);
if (name === undefined || more.length > 0) {
  console.error('Say the name of the section: npm run delete-section -- mfe-events');
  process.exit(2);
}
if (!SECTIONS.includes(name)) {
  console.error(`There is no section ${name}. There are ${SECTIONS.join(', ')}.`);
  process.exit(1);
}

await revokeAddresses(name);
await removeContainers(name);
await rm(join(ROOT, name), { recursive: true });
await rm(join(ROOT, specsOf(name)), { recursive: true, force: true });
await renewLockfile();
removeAccess(KEYS, name);

console.log(`${name} is deleted: its folder, its tests in a browser, its grant, its containers, its key and its token on this machine.

What is left for you: links and imports of others that lead to its pages (npm run verify finds them), its statements in
e2e/coverage, and CODEOWNERS. A site where it is live goes on showing its last release: npm run release -- status says
what is live, npm run release -- freeze ${name} lets nothing more of it go live. No command takes a live section out of a registry.`);
