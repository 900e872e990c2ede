import { SITE_FAULTS, type SiteFault } from '../../probe/faults.ts';
import { HEALED_WITHIN, type Healing, healAll } from '../../probe/healing.ts';
import { expect, test } from '../site-fixture.ts';

test.use({ hasSmallDisk: true });

const WHILE_PAGES = 8;

const FAULTS = [
  'PostgreSQL loses its power',
  'the proxy of database is frozen',
  'the proxy of mail is down',
  'the proxy of api is slow',
  'the registry is killed',
  'the proxy of registry is stalled',
  'the name service is away',
  'the disk is full',
].map((name) => SITE_FAULTS.find((fault) => fault.name === name) as SiteFault);

const PAIRS = FAULTS.flatMap((one, index) => FAULTS.slice(index + 1).map((other) => [one, other] as const));

for (const [one, other] of PAIRS.filter(([{ part }, { part: otherPart }]) => part !== otherPart)) {
  test(`${one.name}, and ${other.name}: pages stay, no program ends, all is well at once afterwards`, async ({
    site,
    probe,
  }) => {
    const { pages } = probe.report;
    const shown = (): number => pages.statuses[200] ?? 0;
    await one.begin(site);
    await other.begin(site);
    const before = shown();
    await expect.poll(shown).toBeGreaterThan(before + WHILE_PAGES);
    await other.end(site);
    await one.end(site);
    const healing = await healAll(site);
    for (const part of Object.keys(HEALED_WITHIN) as (keyof Healing)[]) {
      expect(healing[part], part).toBeLessThanOrEqual(HEALED_WITHIN[part]);
    }
    expect(Object.keys(pages.statuses)).toEqual(['200']);
  });
}
