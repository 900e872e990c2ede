import { basename } from 'node:path';
import { runAndTell } from './verify/run-and-tell.ts';
import { sectionSteps } from './verify/section-steps.ts';

// npm run verify -w mfe-eco: the checks of its team, without those that need the whole site.
const { build, steps } = sectionSteps(basename(process.cwd()));
await runAndTell(steps, build);
