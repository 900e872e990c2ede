import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, typeErrors } from '@sgc/local/development';

/**
 * A section's own repository: its one program lies in the repository's folder.
 * @param data folder for what is kept from one start to the next.
 */
export const repository = (root: string, data: string): Project => {
  mkdirSync(data, { recursive: true });
  return {
    root,
    sourcesOf: () => root,
    buildEnvironment: () => process.env,
    checksOf: (program) => ({
      types: typeErrors({
        compiler: join(root, 'node_modules/typescript/bin/tsc'),
        program,
        folder: '.',
        record: join(data, 'types.tsbuildinfo'),
      }),
    }),
    isSection: () => true,
  };
};
