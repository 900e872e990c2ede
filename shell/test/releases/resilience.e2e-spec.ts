import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';

let shell: RunningShell;

beforeEach(async () => {
  shell = new RunningShell();
  publish(shell.origin, { text: 'text of the good release' });
  await shell.start();
});

afterEach(async () => {
  await shell.stop();
  shell.remove();
});

test('after SIGKILL and without its origin, the shell shows the last good set from its store', async () => {
  await shell.stop('SIGKILL');
  rmSync(shell.origin, { recursive: true });
  await shell.start();
  const page = await shell.get(PAGE);
  expect(page.status).toBe(200);
  expect(page.body).toContain('text of the good release');
});

test('a stored file that was changed is not run: the section comes anew from its origin', async () => {
  const { live } = await shell.section();
  await shell.stop();
  writeFileSync(join(shell.folder, 'store/mfe-eco', String(live), 'server/8.js'), 'throw new Error("changed")');
  await shell.start();
  expect((await shell.get(PAGE)).body).toContain('text of the good release');
});

test('a page that throws answers 503 with chrome, phone number and a contact form; other pages go on', async () => {
  const broken = await shell.get(`${PAGE}?mode=throw`);
  expect(broken.status).toBe(503);
  expect(broken.body).toContain('1-844-844-6638');
  expect(broken.body).toMatch(/<form[^>]+action="\/contact"/);
  // What search engines read is data; nothing runs.
  expect(broken.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect((await shell.get(PAGE)).status).toBe(200);
  expect((await shell.get('/')).status).toBe(200);
});

test('a page that hangs is ended after its time; a page asked for meanwhile is answered', async () => {
  const hanging = shell.get(`${PAGE}?mode=hang`);
  const other = shell.get('/no-such-page');
  expect((await hanging).status).toBe(503);
  expect((await other).status).toBe(404);
  expect((await shell.get('/')).status).toBe(200);
  // The page that hung rests for a while, so that it cannot hold up the others again and again.
  const started = performance.now();
  expect((await shell.get(`${PAGE}?mode=hang`)).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(1000);
}, 20_000);

test('a page that exhausts the memory of its worker takes down nothing else', async () => {
  const exhausting = shell.get(`${PAGE}?mode=exhaust`);
  expect((await exhausting).status).toBe(503);
  expect((await shell.get('/')).status).toBe(200);
  expect((await shell.get('/healthz')).status).toBe(200);
}, 20_000);

test('a request under way is answered before the shell stops', async () => {
  const slow = shell.get(`${PAGE}?mode=slow`);
  await shell.get('/healthz');
  const stopped = shell.stop();
  expect((await slow).status).toBe(200);
  await stopped;
});

test('a page that loads nothing answers 404', async () => {
  expect((await shell.get(`${PAGE}?mode=lost`)).status).toBe(404);
});
