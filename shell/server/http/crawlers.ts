import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FEEDS, SITE_FILES } from '@sgc/contract/addresses';
import {
  type FeedRow,
  feedRows,
  jsonFeed,
  robotsTxt,
  securityTxt,
  shoppingFeed,
  sitemapXml,
  webManifest,
} from '@sgc/crawler-files';
import type { FeedFollower } from '@sgc/registry-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { THEME_COLOURS } from '../../render/site-tags.ts';
import type { ShellConfig } from '../config/config.ts';
import type { PageDates, SourceChange } from '../crawlers/page-dates.ts';
import { sitemapEntries, vehicleEntries } from '../crawlers/sitemap-entries.ts';
import { type VehicleList, VehicleLists } from '../crawlers/vehicle-list.ts';
import type { LiveSets } from '../live/live-sets.ts';
import type { DataRevisions } from './data-revisions.ts';
import type { Pages } from './pages.ts';
import { SITE_FOLDER } from './site-files.ts';

const A_DAY = 'public, max-age=86400';
const FIVE_MINUTES = 'public, max-age=300';

export interface CrawlerParts {
  readonly config: ShellConfig;
  readonly sets: Pick<LiveSets, 'live'>;
  readonly pages: Pages;
  readonly dates: PageDates;
  readonly revisions: DataRevisions;
  readonly follower: Pick<FeedFollower, 'feed'>;
}

/** Serves the site's files for search engines and other programs: sitemap, robots, manifest and feeds. */
export const serveCrawlers = (
  app: FastifyInstance,
  { config, sets, pages, dates, revisions, follower }: CrawlerParts,
): void => {
  const { business } = config;
  const lists = new VehicleLists(config.apiOrigin, () => revisions.current.catalog, app.log as never);
  let told: VehicleList | undefined;

  /** Undefined while the vehicles are unknown. What is left out is logged once for each state of the catalog. */
  const rows = async (request: FastifyRequest): Promise<readonly FeedRow[] | undefined> => {
    const list = await lists.get();
    if (list === undefined) return undefined;
    const { rows: found, leftOut } = feedRows(list.vehicles, {
      origin: business.origin,
      isDrawn: (id) => existsSync(join(SITE_FOLDER, `social/vehicle-${id}.jpg`)),
    });
    if (told !== list)
      for (const { id, reasons } of leftOut) request.log.warn({ id, reasons }, 'left out of the feeds');
    told = list;
    return found;
  };

  /** The live set and the stored vehicles of now. */
  const known = async () => {
    const vehicles = await lists.get();
    const { catalog: state } = revisions.current;
    const { catalog: from } = revisions.previous;
    const catalog =
      vehicles !== undefined && vehicles.revision === state
        ? { name: 'catalog', state, change: from === undefined ? undefined : { from, at: vehicles.changedAt } }
        : undefined;
    return { renderer: sets.live, vehicles, catalog, dates };
  };
  /** A date that cannot be saved, on a full disk, fails no request: it is tried again. */
  const remember = (): Promise<void> =>
    dates.save().catch((error: Error) => {
      app.log.error({ reason: error.message }, 'the dates of pages cannot be written down');
    });
  // Noted at once: two changes that are not seen apart cannot be dated.
  const noteVehicles = async (): Promise<void> => {
    const { renderer, ...rest } = await known();
    if (renderer === undefined) return;
    vehicleEntries({ renderer, ...rest });
    await remember();
  };
  revisions.onChange(() => void noteVehicles());

  /** From which version, and when, a section's live one went live. */
  const wentLive = (section: string, version: string): SourceChange | undefined => {
    const { feed } = follower;
    const arrival = feed?.live[section] === version ? feed.arrivals[section] : undefined;
    return arrival && { from: arrival.from, at: new Date(arrival.at) };
  };

  app.get(SITE_FILES.robots, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('text/plain; charset=utf-8').send(robotsTxt(business.origin)),
  );
  app.get(SITE_FILES.security, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('text/plain; charset=utf-8').send(securityTxt(business, Date.now())),
  );
  app.get(SITE_FILES.manifest, (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(business, THEME_COLOURS.light))),
  );
  app.get(SITE_FILES.sitemap, async (request, reply) => {
    const { renderer, ...rest } = await known();
    if (renderer === undefined) {
      return reply.code(503).header('retry-after', '60').send({ error: 'The list of pages cannot be made right now' });
    }
    const entries = await sitemapEntries({
      ...rest,
      renderer,
      wentLive,
      pageAt: (address) => pages.livePage(address, request),
    });
    await remember();
    return reply
      .header('cache-control', FIVE_MINUTES)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(entries, business.origin));
  });
  const feeds: readonly [address: string, type: string, write: (found: readonly FeedRow[]) => string][] = [
    [FEEDS.json, 'application/feed+json', (found) => JSON.stringify(jsonFeed(found, business, FEEDS.json))],
    [FEEDS.shopping, 'application/xml; charset=utf-8', (found) => shoppingFeed(found, business)],
  ];
  for (const [address, type, write] of feeds) {
    app.get(address, async (request, reply) => {
      const found = await rows(request);
      if (found === undefined) {
        return reply
          .code(503)
          .header('retry-after', '60')
          .send({ error: 'The list of carts cannot be read right now' });
      }
      return reply.header('cache-control', FIVE_MINUTES).type(type).send(write(found));
    });
  }
};
