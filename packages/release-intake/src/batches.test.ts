import fc from 'fast-check';
import { attemptTogether, Batches } from './batches.ts';

/** Something that takes until it is told to end. */
const pending = () => {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end: () => end() };
};

test('items that are added while a batch is being done go next, together, and no batch takes in more once it is full', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      async ([begun = [], ...others], atMost) => {
        const worked: (readonly number[])[] = [];
        const first = pending();
        const batches = new Batches<number>(atMost, async (items) => {
          worked.push([...items]);
          if (worked.length === 1) await first.done;
        });
        const adding = batches.add(begun);
        // The first batch is being done from the next turn on.
        await Promise.resolve();
        const added = others.map((items) => batches.add(items));
        first.end();
        await Promise.all([adding, ...added]);
        expect(worked[0]).toEqual(begun);
        expect(worked.flat()).toEqual([...begun, ...others.flat()]);
        for (const batch of worked.slice(1, -1)) expect(batch.length).toBeGreaterThanOrEqual(atMost);
        for (const batch of worked) expect(batch.length).toBeLessThan(atMost + 3);
      },
    ),
  );
});

test('the promise for added items resolves when their batch is done, before the next one is', async () => {
  const works = [pending(), pending()];
  let done = 0;
  const batches = new Batches<string>(1, async () => works[done++]?.done);
  const told: string[] = [];
  const first = batches.add(['first']).then(() => told.push('first'));
  const second = batches.add(['second']).then(() => told.push('second'));
  works[0]?.end();
  await first;
  expect(told).toEqual(['first']);
  works[1]?.end();
  await Promise.all([second, batches.done]);
  expect(told).toEqual(['first', 'second']);
});

test('of items that are attempted together exactly the good ones hold, all of them in one attempt if none is bad', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (goodness) => {
      const items = goodness.map((isGood, index) => ({ isGood, index }));
      const held: number[] = [];
      const refused: number[] = [];
      let attempts = 0;
      await attemptTogether(items, async (some) => {
        attempts += 1;
        const hold = some.every(({ isGood }) => isGood);
        if (hold) held.push(...some.map(({ index }) => index));
        else if (some.length === 1) refused.push(...some.map(({ index }) => index));
        return hold;
      });
      const indexes = (isGood: boolean) => items.filter((item) => item.isGood === isGood).map(({ index }) => index);
      expect(held).toEqual(indexes(true));
      expect(refused).toEqual(indexes(false));
      if (refused.length === 0) expect(attempts).toBe(items.length === 0 ? 0 : 1);
      const halvings = Math.ceil(Math.log2(Math.max(1, items.length)));
      if (refused.length === 1) expect(attempts).toBeLessThanOrEqual(1 + 2 * halvings);
    }),
  );
});
