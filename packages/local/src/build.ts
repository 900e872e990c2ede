import { buildPrograms } from './build/build-programs.ts';
import { PROGRAMS } from './programs.ts';

// npm run build, or of some alone: npm run build -- mfe-eco
const programs = process.argv.slice(2);
const unknown = programs.filter((program) => !PROGRAMS.includes(program));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' or ')} to build. There are ${PROGRAMS.join(', ')}.`);
  process.exit(2);
}
await buildPrograms((line) => console.log(line), programs.length === 0 ? PROGRAMS : programs);
