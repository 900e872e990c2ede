import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { adrIndex, readRecords } from './adr-index.ts';
import { dependencyTables, readRules } from './dependency-tables.ts';

/** Documents that are made from the project itself, by their paths. */
export const madeDocuments = (): Readonly<Record<string, string>> => ({
  'docs/adr/README.md': adrIndex(readRecords(join(ROOT, 'docs/adr'))),
  'docs/dependencies.md': dependencyTables(readRules(join(ROOT, 'dependency-rules.json'))),
});
