import { Development } from './development/development.ts';
import { PROGRAMS } from './programs.ts';
import { checkSettings, progress, runUntilStopped } from './run-until-stopped.ts';
import { type Site, startSite } from './site.ts';

/** Apart from the builds of `npm start` and `npm run build`, which ship. */
const OUTPUT = 'dist/development';

checkSettings();
const log = progress();
let site: Site | undefined;

const development = new Development({
  output: OUTPUT,
  log,
  tell: (event) => site?.tellShell(event),
  onBuilt: (program) => {
    // A section goes live by itself: the registry sees its new release.
    if (program === 'shell') site?.renewShell();
    else if (program === 'api' || program === 'registry') site?.restart(program);
  },
});

await runUntilStopped(async () => {
  const watching = PROGRAMS.map((program) => development.watch(program));
  const stop = async (): Promise<void> => {
    await development.stop();
    await site?.stop();
  };
  site = await startSite({
    built: Promise.all(watching.map(({ built }) => built)),
    mode: 'development',
    development,
    log,
  });
  const { address, registry } = site;
  return { address, registry, stop };
});
