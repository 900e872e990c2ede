import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installProject, keepRunning, removeFolder } from './programs.ts';

const isRoot = process.getuid?.() === 0;
const ordinaryUser = isRoot ? { uid: 65534, gid: 65534 } : {};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-users-'));
  await chmod(folder, 0o755);
});
afterEach(() => removeFolder(folder));

test('an ordinary user starts it in a fresh checkout, twice', async () => {
  const project = await installProject(folder);
  if (isRoot) execFileSync('chown', ['-R', '65534:65534', folder]);
  const dataDirectory = join(folder, '.data');
  for (const _ of ['first start', 'second start']) {
    const program = await keepRunning(project, dataDirectory, ordinaryUser);
    expect(new URL(program.url).hostname).toBe('127.0.0.1');
    expect(await program.finish()).toBe(0);
  }
  const owner = isRoot ? 65534 : process.getuid?.();
  expect((await stat(join(dataDirectory, 'postgres/server/cluster'))).uid).toBe(owner);
});

test('PostgreSQL starts in a folder that other users cannot enter and whose name a shell would change, twice', async () => {
  const closed = join(folder, 'it is "closed" $HOME');
  const project = await installProject(closed);
  await chmod(folder, 0o700);
  const dataDirectory = join(closed, '.data');
  const urls: string[] = [];
  for (const _ of ['first start', 'second start']) {
    const program = await keepRunning(project, dataDirectory);
    urls.push(program.url);
    expect(await program.finish()).toBe(0);
  }
  expect(new URL(urls[1] ?? '').password).toBe(new URL(urls[0] ?? '').password);
  const { home } = JSON.parse(await readFile(join(dataDirectory, 'postgres/place.json'), 'utf8'));
  expect(home).not.toContain(closed);
  await removeFolder(home);
});
