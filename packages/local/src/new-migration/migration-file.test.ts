import { alsoListed, migrationText, nextMigration } from './migration-file.ts';

const NAME = 'add-colour-to-vehicle';
const FILES = ['1763640000000-create-catalog.ts', '1763640000020-keep-daily-secrets.ts', 'index.ts'];
const INDEX = `import { CreateCatalog1763640000000 } from './1763640000000-create-catalog.ts';
import { KeepDailySecrets1763640000020 } from './1763640000020-keep-daily-secrets.ts';

/** In the order they run. */
export const MIGRATIONS = [
  CreateCatalog1763640000000,
  KeepDailySecrets1763640000020,
];
`;

test('a new migration comes after the last one, in its folder and in the list', () => {
  const migration = nextMigration(FILES, NAME);
  expect(migration).toEqual({
    file: '1763640000021-add-colour-to-vehicle.ts',
    className: 'AddColourToVehicle1763640000021',
  });
  const index = alsoListed(INDEX, migration);
  expect(index).toContain(
    `keep-daily-secrets.ts';\nimport { AddColourToVehicle1763640000021 } from './1763640000021-add-colour-to-vehicle.ts';\n\n`,
  );
  expect(index).toContain('  KeepDailySecrets1763640000020,\n  AddColourToVehicle1763640000021,\n];\n');
  expect(migrationText(migration)).toContain("name = 'AddColourToVehicle1763640000021'");
});
