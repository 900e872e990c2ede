import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Development, startSectionSite } from '@sgc/local/development';
import { progress, runUntilStopped } from '@sgc/local/process';
import { repository } from './repository.ts';
import { whyNot } from './why-not.ts';

const { SITE = '' } = process.env;
const root = process.cwd();
const reason = whyNot(root, SITE);
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}

/** The programs that this package comes with lie beside it. */
const programs = fileURLToPath(new URL('./', import.meta.url));
const section = basename(root);
const data = join(root, '.data');
const log = progress();

const development = new Development({
  project: repository(root, data),
  // Apart from the build that ships.
  output: 'dist/development',
  log,
  onBuilt: () => undefined,
});

await runUntilStopped(async (keep) => {
  await keep(() => development);
  await development.watch(section).built;
  return startSectionSite({
    section,
    site: new URL(SITE).origin,
    development,
    shellBuild: join(programs, 'shell'),
    registryProgram: join(programs, 'registry/main.js'),
    postgres: join(data, 'postgres'),
    logs: join(data, 'logs'),
    log,
    keep,
  });
});
