import { basename } from 'node:path';
import { runAndTell } from './verify/run-and-tell.ts';
import { sectionSteps } from './verify/section-steps.ts';

// npm run verify -w mfe-eco: what its team has to hold to, without what only the whole site shows.
const { build, steps } = sectionSteps(basename(process.cwd()));
await runAndTell(steps, build);
