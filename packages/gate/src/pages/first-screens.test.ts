import { randomBytes } from 'node:crypto';
import type { ReleaseDescriptor, StoredRelease } from '@sgc/release-format';
import type { RenderedPage, TriedPage } from '@sgc/renderer/host';
import { checkFirstScreens } from './first-screens.ts';

/** Random text cannot be compressed below three quarters of its length. */
const triedPage = (owner: string, bytes: number): TriedPage => ({
  address: `/of-${owner}`,
  match: { owner, page: 'page', params: {}, search: [] } as unknown as TriedPage['match'],
  requestId: 'tried-1',
  rendered: { kind: 'page', html: randomBytes(bytes) } as unknown as RenderedPage,
});

const release = (section: string, firstScreen?: number): StoredRelease => ({
  directory: '',
  descriptor: {
    section,
    budget: { scripts: 1, styles: 1, ...(firstScreen === undefined ? {} : { firstScreen }) },
  } as ReleaseDescriptor,
});

test('a first screen within the budgets passes', async () => {
  const trial = { tried: [triedPage('mfe-a', 9000)], releases: [release('mfe-a', 10_000)] };
  await expect(checkFirstScreens(trial)).resolves.toBeUndefined();
});

test('a first screen heavier than its section allows itself is refused with the numbers', async () => {
  const trial = { tried: [triedPage('mfe-a', 9000)], releases: [release('mfe-a', 5000)] };
  await expect(checkFirstScreens(trial)).rejects.toThrow(
    /^\/of-mfe-a sends 9\d{3} bytes before anything is painted, and the section's own budget is 5000$/,
  );
});

test("a page of another owner that a fragment makes too heavy is refused by the shell's budget", async () => {
  const trial = { tried: [triedPage('shell', 30_000)], releases: [release('mfe-a', 40_000)] };
  await expect(checkFirstScreens(trial)).rejects.toThrow(/the shell's budget is 20480$/);
});
