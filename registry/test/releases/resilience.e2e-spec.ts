import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunningRegistry } from '../setup/running-registry.ts';

let registry: RunningRegistry;
let live: string;

beforeEach(async () => {
  registry = new RunningRegistry();
  live = await registry.startWith({ text: 'text of the good release' });
});

afterEach(() => registry.remove());

test('after SIGKILL, without its origin and without its workspace, the same set is live with all of its files', async () => {
  await registry.stop('SIGKILL');
  // The feed may be behind what was decided.
  const [decided] = await registry.query<{ revision: string }>('SELECT revision FROM decided');
  rmSync(registry.origin, { recursive: true });
  rmSync(join(registry.folder, 'workspace'), { recursive: true });
  await registry.start();
  await registry.feedUntil((feed) => feed.live['mfe-eco'] === live && feed.revision === Number(decided?.revision));
  const { files } = JSON.parse((await registry.asShell(`/releases/mfe-eco/${live}`)).body);
  for (const { integrity } of files) {
    const digest = integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
    expect((await registry.asShell(`/files/${digest}`)).status).toBe(200);
  }
});

test('a file of the workspace that was changed is not run: it is taken anew from the database', async () => {
  await registry.stop();
  writeFileSync(join(registry.folder, 'workspace/mfe-eco', live, 'server/8.js'), 'throw new Error("changed")');
  await registry.start();
  await registry.release({ text: 'text of the next release' });
  await registry.operate('rollback', { why: 'a test' });
  expect((await registry.section()).live).toBe(live);
});

test('a build of the shell stays known to shells that still serve it', async () => {
  const { shells } = await registry.feed();
  expect(shells).toHaveLength(1);
  const shell = JSON.parse((await registry.asShell(`/releases/shell/${shells[0]}`)).body);
  expect(shell.files.length).toBeGreaterThan(0);
});

test('invalid settings are all named at once', async () => {
  await registry.stop();
  await expect(registry.start({ AUDIT_KEY: 'short', WATCH_ALPHA: '0', DATABASE_URL: 'mysql://x' })).rejects.toThrow(
    /DATABASE_URL.*AUDIT_KEY.*WATCH_ALPHA/s,
  );
});
