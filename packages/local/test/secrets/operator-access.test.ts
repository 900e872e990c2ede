import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessFileSchema } from '@sgc/release-format';
import { ROOT } from '../../src/root.ts';
import { admitOperator } from '../../src/secrets/operator-access.ts';

const PATTERN = join(ROOT, 'deploy/compose-access.json');

let project: string;
let folder: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'operator-'));
  folder = join(project, '.data/compose');
  await writeFile(join(project, '.env'), 'AUDIT_KEY=ours');
});

afterEach(() => rm(project, { recursive: true }));

const environment = (): Promise<string> => readFile(join(project, '.env'), 'utf8');

const access = async (file = join(folder, 'access.json')) =>
  accessFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));

test('an operator has a token that its owner alone reads, and Compose the digest and the sections that come along', async () => {
  const file = await admitOperator(project, folder, PATTERN);
  const token = await readFile(`${file}`, 'utf8');
  expect((await stat(`${file}`)).mode & 0o777).toBe(0o600);
  expect(await access()).toEqual({
    ...(await access(PATTERN)),
    operators: { tokens: { local: createHash('sha256').update(token).digest('hex') } },
  });
  expect(await environment()).toBe('AUDIT_KEY=ours\nACCESS_FILE=./.data/compose/access.json\n');
});

test('a second time the token and other operators stay, and a section that came since is trusted', async () => {
  const file = await admitOperator(project, folder, PATTERN);
  const token = await readFile(`${file}`, 'utf8');
  const other = 'a'.repeat(64);
  const before = await access();
  const { 'mfe-eco': _, ...sections } = before.sections;
  const changed = { sections, operators: { tokens: { ...before.operators.tokens, 'Anna Müller': other } } };
  await writeFile(join(folder, 'access.json'), JSON.stringify(changed));
  const written = await environment();
  expect(await admitOperator(project, folder, PATTERN)).toBe(file);
  expect(await readFile(`${file}`, 'utf8')).toBe(token);
  expect((await access()).operators.tokens['Anna Müller']).toBe(other);
  expect((await access()).sections['mfe-eco']).toEqual({ unsigned: true, tokens: {}, keys: [] });
  expect(await environment()).toBe(written);
});

test('where the environment names an access file, nothing is made', async () => {
  await writeFile(join(project, '.env'), 'ACCESS_FILE=/etc/site/access.json\n');
  expect(await admitOperator(project, folder, PATTERN)).toBeUndefined();
  expect(await environment()).toBe('ACCESS_FILE=/etc/site/access.json\n');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
