import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { STATEMENT } from './covers.ts';
import { SECTIONS, STATEMENTS } from './statements.ts';

// Which test proves which statement. `--write` writes docs/spec-coverage.md; without it the file has to be up to date.

const E2E = fileURLToPath(new URL('../', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/spec-coverage.md', import.meta.url));

interface Listed {
  readonly title: string;
  readonly file?: string;
  readonly specs?: readonly (Listed & {
    readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
  })[];
  readonly suites?: readonly Listed[];
}

/** Playwright's own list of all tests, nothing run. */
const listedSuites = (): readonly Listed[] => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const output = execFileSync(process.execPath, [cli, 'test', '--list', '--reporter=json'], {
    cwd: E2E,
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: '' },
    maxBuffer: 64_000_000,
  });
  return JSON.parse(output.slice(output.indexOf('{'))).suites;
};

/** Files of tests by the statement that these name. */
const testsByStatement = (suites: readonly Listed[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const visit = ({ specs = [], suites: inner = [] }: Listed): void => {
    for (const { title, file, tests } of specs) {
      for (const { type, description = '' } of tests.flatMap(({ annotations }) => annotations)) {
        if (type !== STATEMENT) continue;
        const proofs = found.get(description) ?? new Set();
        found.set(description, proofs.add(file?.replace(/^specs\//, '') ?? title));
      }
    }
    for (const suite of inner) visit(suite);
  };
  for (const suite of suites) visit(suite);
  return found;
};

const found = testsByStatement(listedSuites());
const unproved = Object.entries(STATEMENTS).filter(([id]) => !found.has(id));
const unknown = [...found.keys()].filter((id) => !(id in STATEMENTS));
for (const [id, text] of unproved) console.error(`No test proves ${id}: ${text}`);
for (const id of unknown) console.error(`A test names ${id}, which is no statement`);

const rows = SECTIONS.flatMap(({ section, title, statements }) => [
  `\n## ${section} ${title}\n`,
  ...Object.entries(statements).map(([id, text]) => {
    const proofs = [...(found.get(id) ?? [])].sort();
    return `- **${id}** ${text} *${proofs.join(', ')}*`;
  }),
]);
const document = `# What the site does, and which test proves it

Written by \`npm run coverage\` from e2e/coverage/statements and from the tests that name them. ${
  Object.keys(STATEMENTS).length
} statements.
${rows.join('\n')}
`;

if (process.argv.includes('--write')) writeFileSync(DOCUMENT, document);
else if (!existsSync(DOCUMENT) || readFileSync(DOCUMENT, 'utf8') !== document) {
  console.error('docs/spec-coverage.md is out of date: run npm run coverage');
  process.exitCode = 1;
}
if (unproved.length + unknown.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(STATEMENTS).length} statements, each with a test`);
