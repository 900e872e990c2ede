/** Where a migration of the API stands, and what it is called. */
export interface NewMigration {
  /** File's name within the folder of migrations. */
  readonly file: string;
  readonly className: string;
}

const NUMBERED = /^(\d+)-[\w-]+\.ts$/;

/** The migration that comes after those that a folder holds. */
export const nextMigration = (files: readonly string[], name: string): NewMigration => {
  const last = Math.max(...files.map((file) => Number(NUMBERED.exec(file)?.[1] ?? 0)));
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { file: `${last + 1}-${name}.ts`, className: `${words.join('')}${last + 1}` };
};

/** A migration whose statements PostgreSQL refuses until they are filled in. */
export const migrationText = ({
  className,
}: NewMigration): string => `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes, and why. Programs of the release before go on writing without it. */
export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE …');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE …');
  }
}
`;

/** The list of migrations with one more at its end. */
export const alsoListed = (index: string, { file, className }: NewMigration): string => {
  const imported = index.replace(/(import [^\n]*\n)\n/, `$1import { ${className} } from './${file}';\n\n`);
  return imported.replace(/\n\];/, `\n  ${className},\n];`);
};
