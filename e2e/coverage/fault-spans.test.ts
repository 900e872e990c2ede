import { endedBy, faultsOf } from '../compose/container-faults.ts';
import type { Moment } from '../fixtures/timeline.ts';
import { faultSpans } from './fault-spans.ts';

const spansOf = (...moments: Omit<Moment, 'at' | 'what'>[]): (string | number)[][] =>
  faultSpans(moments.map((moment, at) => ({ at, what: '', ...moment }))).map(({ name, from, to }) => [name, from, to]);

const after = (command: string): Omit<Moment, 'at' | 'what'> => ({ ends: endedBy(command.split(' ')) });

test('a stopped, paused or killed container is a fault until a command mends it', () => {
  expect(
    spansOf(
      { begins: faultsOf(['api'], 'paused') },
      { begins: faultsOf(['postgres', 'shell'], 'killed') },
      after('unpause'),
      after('up --detach --no-deps --wait postgres'),
    ),
  ).toEqual([
    ['api-paused', 0, 2],
    ['postgres-killed', 1, 3],
    ['shell-killed', 1, Number.POSITIVE_INFINITY],
  ]);
});

test('a fault that begins again ends the one before', () => {
  expect(spansOf({ begins: ['api-link-slow'] }, { begins: ['api-link-slow'] })).toEqual([
    ['api-link-slow', 0, 1],
    ['api-link-slow', 1, Number.POSITIVE_INFINITY],
  ]);
});

test('a command that only looks ends nothing', () => {
  expect(spansOf({ begins: ['api-killed'] }, after('exec -T api node'))).toEqual([
    ['api-killed', 0, Number.POSITIVE_INFINITY],
  ]);
});
