// Has Node load TypeScript where it cannot by itself: types out by swc, packages and the bundler untouched.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, nextLoad) => {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: url.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return { format: 'module', shortCircuit: true, source: code };
};
