import { vehicleAddress } from '@sgc/contract/addresses';
import type { SitemapEntry } from '@sgc/crawler-files';
import { versionIn } from '@sgc/release-format';
import type { RenderedPage, SetRenderer } from '@sgc/renderer/host';
import { pageMatcher } from '@sgc/renderer/set';
import type { PageDates, PageSource, SourceChange } from './page-dates.ts';
import type { VehicleList } from './vehicle-list.ts';

interface Sources {
  readonly renderer: SetRenderer;
  readonly vehicles: VehicleList | undefined;
  /** The catalog as something that pages are made of; undefined while its vehicles are not those stored now. */
  readonly catalog: PageSource | undefined;
  readonly dates: PageDates;
  /** From which version, and when, a section's live one went live. */
  readonly wentLive: (section: string, version: string) => SourceChange | undefined;
  /** The live set's page at an address, and whether it is made of what is live and stored now. */
  readonly pageAt: (
    address: string,
  ) => Promise<{ readonly page: RenderedPage; readonly isCurrent: boolean } | undefined>;
}

/** The sources of a page; undefined while not all of them are known. */
const madeOf = (
  { sections, dataTags, failedSections, withoutFragments }: RenderedPage,
  { renderer: { set }, catalog, wentLive }: Sources,
): readonly PageSource[] | undefined => {
  if (failedSections.length > 0 || withoutFragments.length > 0) return undefined;
  const showsCatalog = dataTags.includes('catalog');
  if (showsCatalog && catalog === undefined) return undefined;
  const releases = sections.map((name) => {
    const state = versionIn(set, name) ?? '';
    return { name, state, change: wentLive(name, state) };
  });
  return showsCatalog && catalog !== undefined ? [...releases, catalog] : releases;
};

/** Pages of the live set: those of its samples that are listed, each under its canonical address. */
const pageEntries = async (sources: Sources): Promise<SitemapEntry[]> => {
  const { renderer, dates, pageAt } = sources;
  const entries = new Map<string, SitemapEntry>();
  for (const address of renderer.ready.samples) {
    const found = await pageAt(address).catch(() => undefined);
    const path = found?.page.description.isListed ? found.page.description.canonicalPath : undefined;
    if (found === undefined || path === undefined || entries.has(path)) continue;
    const seen = found.isCurrent ? madeOf(found.page, sources) : undefined;
    if (seen !== undefined) dates.see(path, found.page.wordsDigest, seen);
    entries.set(path, { path, lastModified: dates.changedAt(path) });
  }
  return [...entries.values()];
};

/** Vehicles, if the live set shows any, each as it is seen now. */
export const vehicleEntries = ({
  renderer,
  vehicles,
  catalog,
  dates,
}: Omit<Sources, 'pageAt' | 'wentLive'>): SitemapEntry[] => {
  const matchOf = pageMatcher(renderer.set);
  return (vehicles?.vehicles ?? []).flatMap((vehicle) => {
    const path = vehicleAddress(vehicle.id);
    if (matchOf(path) === undefined) return [];
    if (catalog !== undefined) dates.see(path, JSON.stringify(vehicle), [catalog]);
    return [{ path, lastModified: dates.changedAt(path) }];
  });
};

/** Every address that a search engine should know, once. */
export const sitemapEntries = async (sources: Sources): Promise<SitemapEntry[]> => {
  const vehicles = vehicleEntries(sources);
  const listed = new Set(vehicles.map(({ path }) => path));
  const pages = (await pageEntries(sources)).filter(({ path }) => !listed.has(path));
  return [...pages, ...vehicles];
};
