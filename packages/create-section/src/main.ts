#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepScopeRegistry } from './scope-registry.ts';
import { planSection } from './section-plan.ts';
import { writeSection } from './write-section.ts';

const fail: (reason: string, code: number) => never = (reason, code) => {
  process.stderr.write(`${reason}\n`);
  process.exit(code);
};

// npm create @sgc/section mfe-events /events/next
const [name, address, ...more] = process.argv.slice(2);
if (name === undefined || address === undefined || more.length > 0) {
  fail(
    'Say the name of the section and the address of its first page: npm create @sgc/section mfe-events /events/next',
    2,
  );
}
// What others have been granted, only the registry knows: its gate says so.
const planned = planSection(name, address, { sections: [], grants: {} });
if (!planned.ok) fail(planned.problems.join('\n'), 1);
if (existsSync(name)) fail(`There is a folder ${name} here already: choose another name, or another place`, 1);

const folder = resolve(name);
await writeSection(planned.plan, folder, 'repository');
await keepScopeRegistry(folder);
process.stdout.write(`${name} is written. Its repository, like its folder, has this name.

  cd ${name} && git init && npm install
  npm run check                     format, lint, types, tests and a build
  npx sgc-release keys ${name}
                                    a key and a token, in .data/keys
  ./pipeline.sh preview             a link to the site with this version

README.md says what the operators of the registry do once, and how the pipeline gets there.
`);
