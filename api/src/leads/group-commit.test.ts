import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { GroupCommit } from './group-commit.ts';

const patient = { limitMs: 60_000, late: () => new Error('too late') };

const isOneItemsFault = (error: unknown): boolean => error instanceof RangeError;

test('leads that arrive while a group is stored go together in the next one', async () => {
  const groups: number[][] = [];
  const commits: (() => void)[] = [];
  const leads = new GroupCommit<number, number>({
    store: async (items) => {
      groups.push(items);
      await new Promise<void>((resolve) => commits.push(resolve));
      return items;
    },
    largest: 3,
    isOneItemsFault,
    ...patient,
  });
  const answers = [1, 2, 3, 4, 5].map((item) => leads.add(item));
  expect(groups).toEqual([[1]]);
  commits.shift()?.();
  expect(await answers[0]).toBe(1);
  await turn();
  expect(groups).toEqual([[1], [2, 3, 4]]);
  commits.shift()?.();
  expect(await answers[3]).toBe(4);
  await turn();
  commits.shift()?.();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5]);
});

test('every item gets its own result, and one that cannot be stored costs no other its own', async () => {
  const item = fc.record({ value: fc.integer(), bad: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(item), fc.integer({ min: 1, max: 10 }), async (items, largest) => {
      const leads = new GroupCommit<{ value: number; bad: boolean }, number>({
        store: async (group) => {
          if (group.some(({ bad }) => bad)) throw new RangeError();
          return group.map(({ value }) => value);
        },
        largest,
        isOneItemsFault,
        ...patient,
      });
      const settled = await Promise.allSettled(items.map((one) => leads.add(one)));
      expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual(
        items.map(({ value, bad }) => (bad ? 'refused' : value)),
      );
    }),
  );
});

test('a batch that may have been stored is not sent a second time', async () => {
  let calls = 0;
  const leads = new GroupCommit<number, number>({
    store: async () => {
      calls += 1;
      throw new Error('connection lost');
    },
    largest: 10,
    isOneItemsFault,
    ...patient,
  });
  const settled = await Promise.allSettled([1, 2, 3].map((item) => leads.add(item)));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(2);
  await expect(leads.add(4)).rejects.toThrow('connection lost');
});

test('an item that waits too long is told so, and is never sent if it was not yet', async () => {
  const groups: number[][] = [];
  let commit: () => void = () => undefined;
  const leads = new GroupCommit<number, number>({
    store: async (items) => {
      groups.push(items);
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
      return items;
    },
    largest: 10,
    isOneItemsFault,
    limitMs: 20,
    late: () => new Error('too late'),
  });
  const sent = leads.add(1);
  const waiting = leads.add(2);
  await expect(sent).rejects.toThrow('too late');
  await expect(waiting).rejects.toThrow('too late');
  commit();
  await turn();
  const later = leads.add(3);
  commit();
  expect(await later).toBe(3);
  expect(groups).toEqual([[1], [3]]);
});
