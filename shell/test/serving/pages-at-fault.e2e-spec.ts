import { PAGE, type ServingShell, Stage } from './serving-shell.ts';

let stage: Stage;
let shell: ServingShell;

beforeEach(async () => {
  stage = new Stage();
  shell = stage.shell;
  await stage.begin('text of the good release');
});

afterEach(() => stage.end());

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

test('a page that throws is told with its section, page and path, and where in its code it broke', async () => {
  await shell.get(`${PAGE}?mode=throw&name=Jane`, { 'x-request-id': 'throws' });
  const [failed] = shell.linesOf('throws');
  expect(failed).toMatchObject({
    level: 'error',
    section: 'mfe-eco',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    page: expect.any(String),
    path: PAGE,
    at: expect.stringMatching(/^mfe-eco\/[\w./-]+\.js:\d+:\d+$/),
    componentStack: expect.stringMatching(/at .+mfe-eco/),
    reason: expect.any(String),
  });
  expect(JSON.stringify(failed)).not.toContain('Jane');
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

test('a visitor who leaves while a page is made takes it from nobody who waits for it too', async () => {
  const leaving = new AbortController();
  const left = fetch(`${shell.address}${PAGE}?mode=slow`, { signal: leaving.signal });
  await shell.get('/healthz');
  const waiting = shell.get(`${PAGE}?mode=slow`);
  await shell.get('/healthz');
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect((await waiting).status).toBe(200);
});

test('a page that loads nothing answers 404', async () => {
  expect((await shell.get(`${PAGE}?mode=lost`)).status).toBe(404);
});
