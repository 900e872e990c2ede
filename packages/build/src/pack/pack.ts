import { fileURLToPath } from 'node:url';
import { packPrograms } from './pack-programs.ts';

// For images: node --import tsx packages/build/src/pack/pack.ts api /packed
const programs = process.argv.slice(2);
const target = programs.pop();
if (programs.length === 0 || target === undefined) {
  console.error('Say which programs and where to: pack.ts api /packed');
  process.exit(1);
}
await packPrograms(fileURLToPath(new URL('../../../../', import.meta.url)), programs, target);
