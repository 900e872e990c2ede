import { createLogger } from './create-logger.ts';
import { logAnswer } from './log-answer.ts';

let lines: Record<string, unknown>[];

const log = (level = 'info', context?: () => object) =>
  createLogger(
    { program: 'api', level, ...(context && { context }) },
    { write: (line) => lines.push(JSON.parse(line)) },
  );

beforeEach(() => {
  lines = [];
});

test('a line has its time, level, program and message', () => {
  log().warn({ section: 'mfe-eco' }, 'something happened');
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      program: 'api',
      section: 'mfe-eco',
      msg: 'something happened',
    },
  ]);
});

test('a line of code that serves a request names the request', () => {
  log('info', () => ({ requestId: 'edge-42' })).info('stored');
  expect(lines).toMatchObject([{ requestId: 'edge-42', msg: 'stored' }]);
});

test("an error is logged without a driver's additions, such as a row's values", () => {
  const error = Object.assign(new TypeError('no'), { code: '23505', detail: 'Key (email)=(jane@example.com)' });
  log().error({ err: error }, 'failed');
  expect(lines).toMatchObject([{ err: { name: 'TypeError', code: '23505', message: 'no' } }]);
  expect(JSON.stringify(lines)).not.toContain('jane@example.com');
});

test('a thrown value that is no error is logged as well', () => {
  log().error({ err: 'a text' }, 'failed');
  expect(lines).toMatchObject([{ err: { name: 'string', message: 'a text' } }]);
});

const answered = (path: string) => ({ requestId: 'r', method: 'GET', path, status: 200, ms: 3 });

test('a request is one line with its path, status and time', () => {
  logAnswer(log(), answered('/inventory'));
  expect(lines).toMatchObject([{ level: 'info', msg: 'request', ...answered('/inventory') }]);
});

test.each(['/api/revisions', '/readyz', '/healthz', '/metrics', '/feed'])(
  '%s is polled and logged at debug',
  (path) => {
    logAnswer(log(), answered(path));
    expect(lines).toEqual([]);
    logAnswer(log('debug'), answered(path));
    expect(lines).toMatchObject([{ level: 'debug', path }]);
  },
);
