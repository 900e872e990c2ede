import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../keys.ts';
import { SECTIONS } from '../programs.ts';
import { ROOT } from '../root.ts';
import { PLACES } from '../settings.ts';
import { TSC } from '../verify/compiler.ts';
import { forbiddenImports } from './forbidden-imports.ts';
import type { Project } from './project.ts';
import { typeErrors } from './type-errors.ts';

const RECORDS = join(PLACES.all, 'types');

/** The site's workspace: every program in a folder of its own. */
export const workspace = (): Project => {
  mkdirSync(RECORDS, { recursive: true });
  return {
    root: ROOT,
    sourcesOf: (program) => join(ROOT, program),
    buildEnvironment,
    checksOf: (program) => ({
      types: typeErrors({ compiler: TSC, program, folder: program, record: join(RECORDS, `${program}.tsbuildinfo`) }),
      dependencies: forbiddenImports(program),
    }),
    isSection: (program) => SECTIONS.includes(program),
  };
};
