import { PROGRAMS } from './build/programs.ts';
import { watchProgram } from './build/watch-program.ts';
import { checkSettings, progress, runUntilStopped } from './run-until-stopped.ts';
import { type Site, startSite } from './site.ts';

checkSettings();
const log = progress();
let site: Site | undefined;

const watch = (program: string): Promise<void> =>
  watchProgram(program, (seconds) => {
    log(`Built ${program} in ${seconds.toFixed(2)} s`);
    // A section goes live by itself: the shell sees its new release.
    if (program === 'api' || program === 'shell') site?.restart(program);
  });

await runUntilStopped(async () => {
  site = await startSite({ built: Promise.all(PROGRAMS.map(watch)), mode: 'development', log });
  return site;
});
