import { readFileSync } from 'node:fs';
import * as z from 'zod';

const rulesSchema = z.object({
  packages: z.array(
    z.object({
      name: z.string(),
      folder: z.string(),
      what: z.string(),
      needs: z.array(z.string()),
      npm: z.array(z.string()).optional(),
      tests: z.array(z.string()),
      instead: z.string(),
    }),
  ),
  folders: z.array(z.object({ program: z.string(), layers: z.array(z.array(z.string())) })),
});

/** What may import what: `dependency-rules.json`. */
export type DependencyRules = z.infer<typeof rulesSchema>;

/** @throws if the file does not have the form of the rules. */
export const readRules = (file: string): DependencyRules => rulesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A folder's pattern without its regular expression. */
const plain = (pattern: string): string => pattern.replace(/\(.*\)/, '*');

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

type PackageRules = Pick<DependencyRules, 'packages'>;

/** The purpose and the dependencies of each folder, as the README shows them. */
export const folderTable = ({ packages }: PackageRules): string =>
  [
    '| Folder | | may need of these |',
    '|---|---|---|',
    ...packages.map(({ folder, what, needs }) => `| \`${plain(folder)}\` | ${what} | ${listed(needs)} |`),
  ].join('\n');

/** The rules as a document. */
export const dependencyTables = ({ packages, folders }: DependencyRules): string =>
  [
    '# Dependency rules',
    '',
    'What may import what. Everything else is an error of `npm run boundaries`, which says what to do instead; types count, and no file',
    'imports one that imports it. `npm run docs` writes this page from [dependency-rules.json](../dependency-rules.json).',
    '',
    '## Packages',
    '',
    '| Package | What it is | May need | Its tests and tools also |',
    '|---|---|---|---|',
    ...packages.map(
      ({ folder, what, needs, npm, tests }) =>
        `| \`${plain(folder)}\` | ${what} | ${listed([...needs, ...(npm ?? [])])} | ${listed(tests)} |`,
    ),
    '',
    '## Folders of a program',
    '',
    'A folder imports what stands in the lines below it, never what stands above it or beside it.',
    ...folders.flatMap(({ program, layers }) => [
      '',
      `### \`${plain(program)}\``,
      '',
      ...layers.map((layer, depth) => `${depth + 1}. ${layer.map((path) => `\`${path}\``).join(', ')}`),
    ]),
    '',
  ].join('\n');
