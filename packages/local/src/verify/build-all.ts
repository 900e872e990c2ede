import { join } from 'node:path';
import { buildPrograms } from '../build/build-programs.ts';
import { rsbuildIn } from '../build/rsbuild.ts';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';

// Everything that steps read while they run beside one another: built by one of them, it would be gone for a moment for the rest.
await buildPrograms((line) => console.log(line));
const fixture = join(ROOT, 'packages/release-format/test/fixture/mfe-eco');
await run({ command: process.execPath, args: [rsbuildIn(ROOT), 'build'], cwd: fixture });
