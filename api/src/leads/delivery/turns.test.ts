import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns.ts';

interface Piece {
  readonly done: Promise<void>;
  readonly hasBegun: () => boolean;
  finish(error?: Error): void;
}

const begin = (turns: Turns): Piece => {
  let begun = false;
  let finish: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    finish = (error) => (error === undefined ? resolve() : reject(error));
  });
  const done = turns.take(() => {
    begun = true;
    return ended;
  });
  return { done, hasBegun: () => begun, finish };
};

test('quick work is done one piece after another, also after one that fails', async () => {
  const turns = new Turns(60_000);
  const [first, second, third] = [begin(turns), begin(turns), begin(turns)];
  await turn();
  expect([first, second, third].map((one) => one.hasBegun())).toEqual([true, false, false]);
  first.finish(new Error('not taken'));
  await expect(first.done).rejects.toThrow('not taken');
  await turn();
  expect([second, third].map((one) => one.hasBegun())).toEqual([true, false]);
  second.finish();
  await second.done;
  third.finish();
  await third.done;
});

test('work that takes its time lets the next piece begin beside it', async () => {
  const turns = new Turns(1);
  const slow = begin(turns);
  const next = begin(turns);
  next.finish();
  await next.done;
  slow.finish();
  await slow.done;
});
