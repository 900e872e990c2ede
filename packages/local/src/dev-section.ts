import { basename, join } from 'node:path';
import { buildPrograms } from './build/build-programs.ts';
import { Development } from './development/development.ts';
import { type SectionSite, startSectionSite } from './development/section-site.ts';
import { workspace } from './development/workspace.ts';
import { progress, runUntilStopped } from './process/run-until-stopped.ts';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';
import { PLACES } from './settings.ts';

/** The running site that this section is tried in. */
const SITE = process.env.SITE || 'http://localhost:3000';

const section = basename(process.cwd());
if (!SECTIONS.includes(section)) {
  console.error(`Run this for a section: npm run dev -w ${SECTIONS[0]}`);
  process.exit(1);
}

const log = progress();
let site: SectionSite | undefined;

const development = new Development({
  project: workspace(),
  // Of this command alone: the running site may be of the same checkout, and shows what it builds itself.
  output: 'dist/development-alone',
  log,
  onBuilt: (program) => program === 'shell' && site?.shell.restart(),
});

await runUntilStopped(async (keep) => {
  await keep(() => development);
  await buildPrograms(log, ['registry']);
  await Promise.all([section, 'shell'].map((program) => development.watch(program).built));
  site = await startSectionSite({
    section,
    site: new URL(SITE).origin,
    development,
    shellBuild: development.folderOf('shell'),
    registryProgram: join(ROOT, 'registry/dist/main.js'),
    postgres: PLACES.postgres,
    logs: PLACES.logs,
    log,
    keep,
  });
  return site;
});
