import { test as base, expect } from '@playwright/test';
import { Probe } from '../probe/probe.ts';
import { reckon } from '../probe/reckoning.ts';
import { FaultySite } from './site/faulty-site.ts';
import { SmallDisk } from './site/small-disk.ts';

export { expect } from '@playwright/test';

/** Messages, pages and reads in a second beside every story. */
const PROBE_RATE = 2;

const DISK_MB = 64;

const MAILED_WITHIN_MS = 40_000;

/** What a probe met beside a story: what was promised is there, once, and nobody saw another page than the one asked for. */
const expectKept = async (probe: Probe, site: FaultySite, fellBefore: number): Promise<void> => {
  const { acknowledged, ...met } = await probe.stop();
  base
    .info()
    .annotations.push({ type: 'probe', description: JSON.stringify({ acknowledged: acknowledged.length, ...met }) });
  await expect(async () => {
    const stored = await site.leads();
    const { lost, unmailed } = reckon(acknowledged, stored, site.mailbox.arrived);
    // What a story's browser sends faster than a person types is stored and not mailed.
    const promised = unmailed.filter((reference) => acknowledged.includes(reference));
    expect({ lost, promised }).toEqual({ lost: [], promised: [] });
  }).toPass({ timeout: MAILED_WITHIN_MS });
  expect({ secondReferences: met.secondReferences, wrongTitles: met.wrongTitles, mixedSets: met.mixedSets }).toEqual({
    secondReferences: 0,
    wrongTitles: 0,
    mixedSets: 0,
  });
  expect(site.api.fell + site.registry.fell + site.shell.fell, 'programs that ended by themselves').toBe(fellBefore);
};

/** Playwright's test with a site that all stories of a run share; each mends what it broke. A probe runs beside every story. */
export const test = base.extend<{ probe: Probe }, { hasSmallDisk: boolean; site: FaultySite }>({
  /** Whether the site has a disk that can be filled. */
  hasSmallDisk: [false, { scope: 'worker', option: true }],
  site: [
    async ({ hasSmallDisk }, use) => {
      const disk = hasSmallDisk ? await SmallDisk.mount(DISK_MB) : undefined;
      const site = await FaultySite.start({ ...(disk && { disk }) });
      await use(site);
      await site.stop();
      await disk?.unmount();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  probe: [
    async ({ site }, use) => {
      const fellBefore = site.api.fell + site.registry.fell + site.shell.fell;
      const probe = new Probe(site.address, { rate: PROBE_RATE });
      await use(probe);
      await expectKept(probe, site, fellBefore);
    },
    { auto: true },
  ],
});
