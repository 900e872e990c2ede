import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { adrIndex, readRecords } from './adr-index.ts';
import { dependencyTables, folderTable, readRules } from './dependency-tables.ts';
import { withBlock } from './with-block.ts';

/** Documents that are made from the project itself, whole or in a block, by their paths. */
export const madeDocuments = (): Readonly<Record<string, string>> => {
  const rules = readRules(join(ROOT, 'dependency-rules.json'));
  return {
    'README.md': withBlock(readFileSync(join(ROOT, 'README.md'), 'utf8'), 'folders', folderTable(rules)),
    'docs/adr/README.md': adrIndex(readRecords(join(ROOT, 'docs/adr'))),
    'docs/dependencies.md': dependencyTables(rules),
  };
};
