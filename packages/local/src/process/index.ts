export { Program, type ProgramOptions } from './program.ts';
export { progress, runUntilStopped } from './run-until-stopped.ts';
