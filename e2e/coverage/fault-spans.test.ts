import { faultSpans } from './fault-spans.ts';

const spansOf = (...words: string[]): (string | number)[][] =>
  faultSpans(words.map((what, at) => ({ at, what }))).map(({ name, from, to }) => [name, from, to]);

test('a stopped, paused or killed container is a fault of the kit by its name, until it is mended', () => {
  expect(
    spansOf(
      'docker compose pause api',
      'docker compose kill postgres shell',
      'docker compose unpause',
      'docker compose up --detach --no-deps --wait postgres',
    ),
  ).toEqual([
    ['api-paused', 0, 2],
    ['postgres-killed', 1, 3],
    ['shell-killed', 1, Number.POSITIVE_INFINITY],
  ]);
});

test("a disturbed proxy is the kit's link; that before PostgreSQL stands for two", () => {
  expect(spansOf('the proxy of api: {"slowMs":700}', 'the proxy of api: frozen', 'the proxy of api: mended')).toEqual([
    ['api-link-slow', 0, 1],
    ['api-link-frozen', 1, 2],
  ]);
  expect(spansOf('the proxy of database: down').map(([name]) => name)).toEqual([
    'api-database-link-down',
    'registry-database-link-down',
  ]);
});

test('PostgreSQL is killed until it is back, a program that is started again only for a moment', () => {
  expect(spansOf('PostgreSQL is killed', 'api ended with a signal and is started again', 'PostgreSQL is back')).toEqual(
    [
      ['postgres-killed', 0, 2],
      ['api-killed', 1, 1],
    ],
  );
});

test('a command that only looks and a change without a name are no faults', () => {
  expect(spansOf('docker compose exec -T api node', 'the table lead is taken away')).toEqual([]);
});
