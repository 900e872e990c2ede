import type { Page } from '@playwright/test';
import { SECTIONS, type SectionName } from '../../compose/services.ts';
import { ChangedSection, publishRelease } from '../../fixtures/changed-section.ts';
import type { FaultySite } from '../site/faulty-site.ts';
import { expect, test } from '../site-fixture.ts';
import { expectWhole, LIVE_WITHIN_MS, type PAGES } from '../visitor.ts';

/** Where each section says its page's heading; its next release says it anew. */
const CHANGES: Record<SectionName, readonly [file: string, from: string, to: string, page: (typeof PAGES)[number][0]]> =
  {
    'mfe-catalog': ['src/pages/denago.page.tsx', 'Denago golf carts in ', 'Denago golf carts anew in ', '/denago'],
    'mfe-content': [
      'src/content/pages/services.md',
      'heading: Golf cart service and repair',
      'heading: Golf cart service and repair, anew',
      '/services',
    ],
    'mfe-eco': [
      'src/pages/eco-impact.page.tsx',
      'title="Eco-Impact Calculator"',
      'title="Eco-Impact Calculator, anew"',
      '/eco-impact',
    ],
    'mfe-leads': ['src/pages/contact.page.tsx', 'title="Contact us"', 'title="Contact us, anew"', '/contact'],
  };

/** Every way in which a section's host fails, one after the other. */
const FAILURES = ['down', 'late', 'failing', 'corrupt-scripts', 'without-scripts', 'tampered'] as const;

const nextRelease = async (site: FaultySite, section: SectionName): Promise<string> => {
  const [file, from, to] = CHANGES[section];
  const changed = await ChangedSection.of(section, `${site.folder}/next`);
  await changed.replace(file, from, to);
  return changed.build();
};

const headingOf = async (page: Page, site: FaultySite, section: SectionName): Promise<string> => {
  await page.goto(`${site.address}${CHANGES[section][3]}`);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
};

for (const section of SECTIONS) {
  test(`${section} ships a release while its host fails in every way: visitors see the last good one`, async ({
    page,
    site,
  }) => {
    const host = site.hosts[section];
    const proxy = site.proxies[section];
    const release = await nextRelease(site, section);
    await expectWhole(page, site.address);

    await publishRelease(release, host.folder);
    for (const fault of FAILURES) {
      proxy.disturb(fault);
      await expect.poll(() => proxy.felt, { message: fault, timeout: 20_000 }).toBeGreaterThan(0);
      await expectWhole(page, site.address);
      expect(await headingOf(page, site, section)).not.toContain('anew');
    }

    // The fault ends: the release goes live by itself.
    proxy.mend();
    await expect.poll(() => headingOf(page, site, section), { timeout: LIVE_WITHIN_MS }).toContain('anew');
    await expectWhole(page, site.address);
  });
}

test('two sections fail at once, one down and one slow: every page is whole', async ({ page, site }) => {
  site.proxies['mfe-content'].disturb('down');
  site.proxies['mfe-leads'].disturb('late');
  await expect
    .poll(() => Math.min(site.proxies['mfe-content'].felt, site.proxies['mfe-leads'].felt))
    .toBeGreaterThan(0);
  await expectWhole(page, site.address);
  site.proxies['mfe-content'].mend();
  site.proxies['mfe-leads'].mend();
});
