import { PAGE, type ServingShell, Stage } from './serving-shell.ts';

let stage: Stage;
let shell: ServingShell;

beforeEach(async () => {
  stage = new Stage();
  shell = stage.shell;
  await stage.begin('text of the good release');
});

afterEach(() => stage.end());

/** The log line of a failure in a request, once it is there. */
const failedLine = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const find = () => shell.linesOf(id).find(({ section }) => section !== undefined);
  await shell.until(
    async () => find(),
    (line) => line !== undefined,
  );
  return find();
};

test('a page that throws answers 503 with chrome, phone number and a contact form; other pages go on', async () => {
  const broken = await shell.get(`${PAGE}?mode=throw`);
  expect(broken.status).toBe(503);
  expect(broken.body).toContain('1-844-844-6638');
  expect(broken.body).toMatch(/<form[^>]+action="\/contact"/);
  // Structured data is no code: nothing runs.
  expect(broken.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect((await shell.get(PAGE)).status).toBe(200);
  expect((await shell.get('/')).status).toBe(200);
});

test('a page that throws is logged with its section, page and path, and where in its code it broke', async () => {
  stage.registry.place = { place: 'src/pages/eco-impact.page.tsx:8:33' };
  await shell.get(`${PAGE}?mode=throw&name=Jane`, { 'x-request-id': 'throws' });
  const failed = await failedLine('throws');
  expect(failed).toMatchObject({
    level: 'error',
    section: 'mfe-eco',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    page: expect.any(String),
    path: PAGE,
    place: 'src/pages/eco-impact.page.tsx:8:33',
    at: expect.stringMatching(/^mfe-eco\/server\/[\w./-]+\.js:\d+:\d+$/),
    componentStack: expect.stringMatching(/at .+mfe-eco/),
    reason: expect.any(String),
  });
  expect(JSON.stringify(failed)).not.toContain('Jane');
});

test('an error is asked about once; its repetitions are counted', async () => {
  stage.registry.place = { place: 'src/pages/eco-impact.page.tsx:8:33' };
  for (const id of ['first', 'second', 'third']) {
    await shell.get(`${PAGE}?mode=throw`, { 'x-request-id': id });
    expect(await failedLine(id)).toMatchObject({ place: 'src/pages/eco-impact.page.tsx:8:33' });
  }
  await shell.until(
    async () => stage.registry.errors.reduce((sum, { count }) => sum + count, 0),
    (sum) => sum === 3,
  );
  const [first] = stage.registry.errors;
  expect(first).toMatchObject({ section: 'mfe-eco', side: 'server', page: 'eco-impact', message: 'the page broke' });
});

test('an error is logged with its place in the built file while the registry does not answer, and the page is not delayed', async () => {
  stage.registry.place = undefined;
  const answered = shell.get(`${PAGE}?mode=throw`, { 'x-request-id': 'unplaced' });
  const logged = failedLine('unplaced');
  expect(await Promise.race([answered.then(({ status }) => status), logged])).toBe(503);
  const failed = await logged;
  expect(failed).toMatchObject({ at: expect.stringMatching(/^mfe-eco\/server\//) });
  expect(failed).not.toHaveProperty('place');
});

test('a page that hangs is ended after its time; a page asked for meanwhile is answered', async () => {
  const hanging = shell.get(`${PAGE}?mode=hang`);
  const other = shell.get('/no-such-page');
  expect((await hanging).status).toBe(503);
  expect((await other).status).toBe(404);
  expect((await shell.get('/')).status).toBe(200);
  // The page that hung rests for a while, so that it cannot hold up the others again and again.
  expect((await shell.get(`${PAGE}?mode=hang`, { 'x-request-id': 'rests' })).status).toBe(503);
  expect(await failedLine('rests')).toMatchObject({ reason: 'the page hung a moment ago and rests' });
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

test('a visitor who leaves while a page is made does not end it for the others who wait for it', async () => {
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
