import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The TypeScript compiler that checks types: the native one, which needs a seventh of the processor's time. It offers no
 * interface that programs could use, so the project's own `typescript` is the one before, for tools that read code.
 */
export const TSC = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
