import { ADDRESSES } from '@sgc/contract/addresses';
import { expectWhole, leaveMessage } from '../../faults/visitor.ts';
import { ProjectCopy } from '../../fixtures/project-copy.ts';
import { bringUp, compose, storedLeads } from '../containers.ts';
import { LIVE_WITHIN_MS } from '../live-within.ts';
import { OPERATOR, REGISTRY } from '../operator.ts';
import { expect, test } from '../story-fixture.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test.afterEach(async () => {
  await bringUp();
});

for (const shift of [DAY_MS, -DAY_MS]) {
  test(`the programs' clock is off by ${shift / DAY_MS} day: pages and messages work`, async ({ page }) => {
    process.env.CLOCK_SHIFT_MS = String(shift);
    await bringUp({ files: ['e2e/compose/shifted-clock.yml'] });
    const clock = await compose(['exec', '-T', 'shell', 'node', '-p', 'Date.now()']);
    expect(Math.abs(Number(clock) - Date.now() - shift)).toBeLessThan(60_000);
    await expectWhole(page, '');
    const reference = await leaveMessage(page, '');
    expect(await storedLeads()).toContain(reference);
  });
}

test('the disk on which releases are tried is full: releases stay live, and the next one goes live when there is room', async ({
  page,
}) => {
  const files = ['e2e/compose/small-disk.yml'];
  const copy = await ProjectCopy.make();
  try {
    await bringUp({ files });
    const inRegistry = (command: string) => compose(['exec', '-T', 'registry', 'sh', '-c', command]);
    await inRegistry('cat /dev/zero > /data/filler 2>/dev/null; test "$(df --output=avail /data | tail -1)" -lt 16');
    await copy.replace(
      'mfe-eco/src/pages/eco-impact.page.tsx',
      'title="Eco-Impact Calculator"',
      'title="Eco-Impact Calculator, anew"',
    );
    await compose(['up', '--detach', '--build', '--no-deps', '--wait', 'mfe-eco'], { directory: copy.folder });
    await expect(async () => {
      const { sections } = await (await page.request.get(`${REGISTRY}/ops/releases`, { headers: OPERATOR })).json();
      expect(sections['mfe-eco'].trouble).toMatch(/ENOSPC/);
    }).toPass({ timeout: 15_000 });
    await expectWhole(page, '');
    await expect(page.getByText(', anew')).toHaveCount(0);

    await inRegistry('rm /data/filler');
    await expect(async () => {
      await page.goto(ADDRESSES.ecoImpact);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/anew$/, { timeout: 500 });
    }).toPass({ timeout: LIVE_WITHIN_MS });
  } finally {
    await copy.remove();
  }
});
