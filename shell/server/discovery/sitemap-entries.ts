import { vehicleAddress } from '@sgc/contract/addresses';
import type { RenderedPage } from '../render/messages.ts';
import type { SetRenderer } from '../render/set-renderer.ts';
import { pageMatcher } from '../routing/page-match.ts';
import type { PageDates } from './page-dates.ts';
import type { SitemapEntry } from './sitemap.ts';
import type { VehicleList } from './vehicle-list.ts';

interface Sources {
  readonly renderer: SetRenderer;
  readonly vehicles: VehicleList | undefined;
  readonly dates: PageDates;
  /** The page that an address shows. */
  readonly pageAt: (address: string) => Promise<RenderedPage | undefined>;
}

const latest = (...dates: (Date | undefined)[]): Date =>
  new Date(Math.max(0, ...dates.flatMap((date) => date?.getTime() ?? [])));

/** Pages of the live set: those of its samples that are listed, each under its canonical address. */
const pageEntries = async ({ renderer, vehicles, dates, pageAt }: Sources): Promise<SitemapEntry[]> => {
  const { set } = renderer;
  const matchOf = pageMatcher(set);
  const builtAt = new Map([
    ['shell', set.shell.builtAt],
    ...set.releases.map(({ descriptor }) => [descriptor.section, descriptor.builtAt] as const),
  ]);
  const entries = new Map<string, SitemapEntry>();
  for (const address of renderer.ready.samples) {
    const page = await pageAt(address).catch(() => undefined);
    const path = page?.description.isListed ? page.description.canonicalPath : undefined;
    if (page === undefined || path === undefined || entries.has(path)) continue;
    const built = builtAt.get(matchOf(new URL(address, 'http://sample.invalid').pathname)?.owner ?? '');
    const possibly = latest(
      built === undefined ? undefined : new Date(built),
      page.dataTags.includes('catalog') ? vehicles?.changedAt : undefined,
    );
    entries.set(path, { path, lastModified: dates.changedAt(path, page.wordsDigest, possibly) });
  }
  return [...entries.values()];
};

/** Vehicles, if the live set shows any. */
const vehicleEntries = ({ renderer, vehicles, dates }: Sources): SitemapEntry[] => {
  const matchOf = pageMatcher(renderer.set);
  return (vehicles?.vehicles ?? []).flatMap((vehicle) => {
    const path = vehicleAddress(vehicle.id);
    if (vehicles === undefined || matchOf(path) === undefined) return [];
    return [{ path, lastModified: dates.changedAt(path, JSON.stringify(vehicle), vehicles.changedAt) }];
  });
};

/** Every address that a search engine should know, once. */
export const sitemapEntries = async (sources: Sources): Promise<SitemapEntry[]> => {
  const vehicles = vehicleEntries(sources);
  const listed = new Set(vehicles.map(({ path }) => path));
  const pages = (await pageEntries(sources)).filter(({ path }) => !listed.has(path));
  await sources.dates.save();
  return [...pages, ...vehicles];
};
