import { PAGE, Stage } from './serving-shell.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let stage: Stage;

beforeAll(async () => {
  stage = new Stage();
  await stage.begin('text of the logged release');
});

afterAll(() => stage.end());

const linesOf = (id: string) =>
  stage.shell.until(
    async () => stage.shell.linesOf(id),
    (lines) => lines.some(({ msg }) => msg === 'request'),
  );

test.each(['the first time', 'from the cache'])(
  'a page that is answered %s is one line of the common form',
  async (when) => {
    const id = when.replaceAll(' ', '-');
    await stage.shell.get(`${PAGE}?utm_source=somewhere`, { 'x-request-id': id });
    expect(await linesOf(id)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(ISO_TIME),
        program: 'shell',
        requestId: id,
        method: 'GET',
        path: PAGE,
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  },
);

test('an API that does not answer is logged with the id of the request', async () => {
  await stage.shell.get('/api/vehicles', { 'x-request-id': 'wants-the-api' });
  expect(await linesOf('wants-the-api')).toMatchObject([
    { level: 'warn', program: 'shell', err: { name: 'Error', code: 'ECONNREFUSED' } },
    { level: 'error', program: 'shell', msg: 'the API could not answer' },
    { level: 'info', msg: 'request', path: '/api/vehicles', status: 502 },
  ]);
});

test('a request that machines poll is not logged', async () => {
  await stage.shell.get('/readyz', { 'x-request-id': 'probe' });
  await stage.shell.get(PAGE, { 'x-request-id': 'after-the-probe' });
  await linesOf('after-the-probe');
  expect(stage.shell.linesOf('probe')).toEqual([]);
});
