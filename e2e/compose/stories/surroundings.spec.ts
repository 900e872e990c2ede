import { ADDRESSES } from '@sgc/contract/addresses';
import { CLOCK_SHIFTS_MS } from '../../faults/names/fault-name.ts';
import { expectWhole, leaveMessage } from '../../faults/visitor.ts';
import { ProjectCopy } from '../../fixtures/project-copy.ts';
import { bringUp, compose, storedLeads } from '../containers.ts';
import { clearDisk, fillDisk, shiftClock } from '../host-faults.ts';
import { LIVE_WITHIN_MS } from '../live-within.ts';
import { OPERATOR, REGISTRY } from '../operator.ts';
import { expect, test } from '../story-fixture.ts';

test.afterEach(async () => {
  await bringUp();
});

for (const how of ['ahead', 'behind'] as const) {
  test(`the programs' clock is a day ${how}: pages and messages work`, async ({ page }) => {
    await shiftClock(how);
    const clock = await compose(['exec', '-T', 'shell', 'node', '-p', 'Date.now()']);
    expect(Math.abs(Number(clock) - Date.now() - CLOCK_SHIFTS_MS[how])).toBeLessThan(60_000);
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
    await fillDisk('registry', { files });
    await copy.replace(
      'mfe-eco/src/pages/eco-impact.page.tsx',
      'title="Eco-Impact Calculator"',
      'title="Eco-Impact Calculator, anew"',
    );
    await compose(['up', '--detach', '--build', '--no-deps', 'mfe-eco'], { directory: copy.folder });
    await expect(async () => {
      const { sections } = await (await page.request.get(`${REGISTRY}/ops/releases`, { headers: OPERATOR })).json();
      expect(sections['mfe-eco'].trouble).toMatch(/ENOSPC/);
    }).toPass({ timeout: LIVE_WITHIN_MS });
    await expectWhole(page, '');
    await expect(page.getByText(', anew')).toHaveCount(0);

    await clearDisk('registry', { files });
    await expect(async () => {
      await page.goto(ADDRESSES.ecoImpact);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/anew$/, { timeout: 500 });
    }).toPass({ timeout: LIVE_WITHIN_MS });
  } finally {
    await copy.remove();
  }
});
