import { join } from 'node:path';
import { ADDRESSES } from '@sgc/contract/addresses';
import { type Figures, statusSchema } from '@sgc/contract/operations';
import { ChangedSection } from '../../fixtures/changed-section.ts';
import { untilHydrated, wantProgram } from '../../fixtures/hydration.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const SECTION = 'mfe-eco';
const TITLE = 'title="Eco-Impact Calculator"';

/** Renders on the server, and never ends in a browser. */
const DEADLY = "title={typeof window === 'undefined' ? 'Eco-Impact Calculator' : (() => { for (;;); })()}";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ section: SECTION, settings: { SILENT_AFTER_MS: '500' } });
});
test.afterAll(() => site.close());

/** What the registry has counted of the live version. */
const figures = async (): Promise<Pick<Figures, 'views' | 'silentVisits'>> => {
  const answer = await fetch(`${site.registry}/ops/releases`, { headers: { authorization: `Bearer ${site.token}` } });
  const { live, sections } = statusSchema.parse(await answer.json());
  const { views, silentVisits } = sections[SECTION]?.figures[live.versions[SECTION] ?? ''] ?? {};
  return { views: views ?? 0, silentVisits: silentVisits ?? 0 };
};

test("a tab that dies of a section's code counts as silent, one that lives does not", async ({ page, context }) => {
  await page.goto(`${site.origin}${ADDRESSES.ecoImpact}`);
  await untilHydrated(page);
  await expect.poll(figures).toEqual({ views: 1, silentVisits: 0 });

  const fresh = await ChangedSection.of(SECTION, join(site.section, '..'));
  await fresh.replace('src/pages/eco-impact.page.tsx', TITLE, DEADLY);
  expect(await site.release()).toBe('live');
  const dying = await context.newPage();
  await dying.goto(`${site.origin}${ADDRESSES.ecoImpact}`);
  await wantProgram(dying);
  await expect.poll(figures).toEqual({ views: 0, silentVisits: 1 });
  await dying.close();

  // The same from another page whose visitor only points at a link to it.
  const pointing = await context.newPage();
  await pointing.goto(site.origin);
  await untilHydrated(pointing);
  await pointing.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' }).click();
  await pointing.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eco-Impact' }).hover();
  await expect.poll(figures).toEqual({ views: 0, silentVisits: 2 });
  await pointing.close();
});
