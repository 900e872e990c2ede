import { buildPrograms } from './build/build-programs.ts';
import { checkSettings } from './check-settings.ts';
import { progress, runUntilStopped } from './process/run-until-stopped.ts';
import { startSite } from './site.ts';

checkSettings();
const log = progress();
const built = buildPrograms(log);
// A failed build is reported where it is awaited.
built.catch(() => undefined);
await runUntilStopped((keep) => startSite({ built, mode: 'production', log, keep }));
