import { PROGRAMS } from './build/programs.ts';
import { type Watching, watchProgram } from './build/watch-program.ts';
import { checkSettings, progress, runUntilStopped } from './run-until-stopped.ts';
import { type Site, startSite } from './site.ts';

checkSettings();
const log = progress();
let site: Site | undefined;

const watch = (program: string): Watching =>
  watchProgram(program, () => {
    log(`Built ${program}`);
    // A section goes live by itself: the registry sees its new release.
    if (program === 'api' || program === 'registry' || program === 'shell') site?.restart(program);
  });

await runUntilStopped(async () => {
  const watching = PROGRAMS.map(watch);
  site = await startSite({ built: Promise.all(watching.map(({ built }) => built)), mode: 'development', log });
  const { address, registry, stop } = site;
  return {
    address,
    registry,
    stop: async () => {
      for (const one of watching) one.stop();
      await stop();
    },
  };
});
