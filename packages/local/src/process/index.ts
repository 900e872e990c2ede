export { Program, type ProgramOptions } from './program.ts';
export { run } from './run.ts';
export { progress, runUntilStopped } from './run-until-stopped.ts';
