import { checkSettings } from './check-settings.ts';
import { Development } from './development/development.ts';
import { workspace } from './development/workspace.ts';
import { progress, runUntilStopped } from './process/run-until-stopped.ts';
import { PROGRAMS } from './programs.ts';
import { type Site, startSite } from './site.ts';

/** Apart from the builds of `npm start` and `npm run build`, which ship. */
const OUTPUT = 'dist/development';

checkSettings();
const log = progress();
let site: Site | undefined;

const development = new Development({
  project: workspace(),
  output: OUTPUT,
  log,
  onBuilt: (program) => {
    // A section goes live by itself: the registry sees its new release.
    if (program === 'shell') site?.renewShell();
    else if (program === 'api' || program === 'registry') site?.restart(program);
  },
});

await runUntilStopped(async (keep) => {
  await keep(() => development);
  const watching = PROGRAMS.map((program) => development.watch(program));
  site = await startSite({
    built: Promise.all(watching.map(({ built }) => built)),
    mode: 'development',
    development,
    log,
    keep,
  });
  development.tellTo(site.tellShell);
  return site;
});
