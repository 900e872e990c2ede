import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alsoListed, migrationText, nextMigration } from './new-migration/migration-file.ts';
import { ROOT } from './root.ts';

// npm run api:migration -- add-colour-to-vehicle
const FOLDER = 'api/src/database/migrations';

const [name, ...more] = process.argv.slice(2);
if (name === undefined || !/^[a-z]+(-[a-z0-9]+)*$/.test(name) || more.length > 0) {
  console.error('Say what changes, in small letters with hyphens: npm run api:migration -- add-colour-to-vehicle');
  process.exit(2);
}

const folder = join(ROOT, FOLDER);
const index = join(folder, 'index.ts');
const files = readdirSync(folder);
if (files.some((file) => file.endsWith(`-${name}.ts`))) {
  console.error(`There is a migration of that name already in ${FOLDER}.`);
  process.exit(1);
}
const migration = nextMigration(files, name);
writeFileSync(join(folder, migration.file), migrationText(migration), { flag: 'wx' });
writeFileSync(index, alsoListed(readFileSync(index, 'utf8'), migration));

console.log(`${FOLDER}/${migration.file} is written and listed; say there what changes. It runs when the API starts next, and in
npm test -- API. A column that programs of the release before do not know has to be able to be empty.`);
