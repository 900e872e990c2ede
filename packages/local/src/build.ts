import { buildPrograms } from './build/build-programs.ts';

await buildPrograms((line) => console.log(line));
