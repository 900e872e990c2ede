import { fileURLToPath } from 'node:url';
import { packProgram } from './pack-program.ts';

// For images: node --import tsx packages/build/src/pack/pack.ts api /packed
const [program, target] = process.argv.slice(2);
if (program === undefined || target === undefined) {
  console.error('Say which program and where to: pack.ts api /packed');
  process.exit(1);
}
await packProgram(fileURLToPath(new URL('../../../../', import.meta.url)), program, target);
