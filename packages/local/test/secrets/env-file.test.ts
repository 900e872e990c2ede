import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../src/root.ts';
import { COMPOSE_SECRETS, writeMissingSecrets } from '../../src/secrets/env-file.ts';

let folder: string;
let file: string;
let made: number;
const make = (): string => `secret-${++made}`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, '.env');
  made = 0;
});

afterEach(() => rm(folder, { recursive: true }));

test('where there is no file, every secret is made, for its owner alone to read', async () => {
  expect(await writeMissingSecrets(file, make)).toEqual(COMPOSE_SECRETS);
  const values = parseEnv(await readFile(file, 'utf8'));
  expect(Object.keys(values).sort()).toEqual([...COMPOSE_SECRETS].sort());
  expect(new Set(Object.values(values)).size).toBe(COMPOSE_SECRETS.length);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('lines of the file stay as they are, and a second run makes no secret', async () => {
  await writeFile(file, '# ours\nMAIL_TO=dealer@example.com\nSHELL_TOKEN=as it was\nAUDIT_KEY=');
  expect(await writeMissingSecrets(file, make)).toEqual(COMPOSE_SECRETS.filter((name) => name !== 'SHELL_TOKEN'));
  const text = await readFile(file, 'utf8');
  expect(text.startsWith('# ours\nMAIL_TO=dealer@example.com\nSHELL_TOKEN=as it was\n')).toBe(true);
  expect(parseEnv(text)).toMatchObject({ SHELL_TOKEN: 'as it was', AUDIT_KEY: expect.stringMatching(/^secret-/) });
  expect(await writeMissingSecrets(file, make)).toEqual([]);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('Compose refuses to start without each of them, and has a default for none', async () => {
  const text = await readFile(join(ROOT, 'docker-compose.yml'), 'utf8');
  const needed = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  expect([...new Set(needed)].sort()).toEqual([...COMPOSE_SECRETS].sort());
  expect(text).not.toMatch(/\$\{[A-Z_]*(PASSWORD|TOKEN|KEY|SECRET)[A-Z_]*:?-[^}]/);
});

test.each([
  ['.gitignore', '/.env'],
  ['.dockerignore', '.env'],
])('the file with the secrets is left out by %s', async (file, line) => {
  expect((await readFile(join(ROOT, file), 'utf8')).split('\n')).toContain(line);
});
