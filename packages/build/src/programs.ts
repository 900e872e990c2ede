export { bundledProgramConfig } from './bundled-program.ts';
export { nodeProgramConfig } from './node-program.ts';
export { shellConfig } from './shell.ts';
