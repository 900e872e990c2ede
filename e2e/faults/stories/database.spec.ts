import { Writers } from '../messages.ts';
import { expect, test } from '../site-fixture.ts';
import { expectWhole, leaveMessage } from '../visitor.ts';

test('PostgreSQL loses its power under load and comes back: no acknowledged message is lost', async ({
  page,
  site,
}) => {
  await expectWhole(page, site.address);
  const writers = new Writers(site.address, 4);
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20);
  await site.killPostgres();
  await expectWhole(page, site.address);

  await site.startPostgres();
  const before = writers.acknowledged.length;
  await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(before);
  await writers.stop();
  await leaveMessage(page, site.address);
  const stored = await site.leads();
  expect(writers.acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
});
