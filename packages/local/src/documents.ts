import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeDocuments } from './documents/made-documents.ts';
import { ROOT } from './root.ts';

for (const [path, text] of Object.entries(madeDocuments())) {
  writeFileSync(join(ROOT, path), text);
  console.log(`${path} is written`);
}
