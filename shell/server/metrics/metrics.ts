import { addGauge, addLabelledGauge } from '@sgc/observability/metrics';
import type { FeedFollower } from '@sgc/registry-client';
import { versionsOf } from '@sgc/release-format';
import type { Counting, Counts, Visited } from '@sgc/telemetry';
import type { WebVital } from '@sgc/telemetry/report-schema';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { LiveSets } from '../live/live-sets.ts';
import { Durations } from './durations.ts';

const OF_VERSION = ['section', 'version'] as const;

/** Bounds of good, middling and poor vitals, with steps between. Seconds, but for CLS. */
const VITALS: Readonly<Record<WebVital, { name: string; help: string; unit: number; buckets: number[] }>> = {
  LCP: {
    name: 'shell_largest_contentful_paint_seconds',
    help: 'When the largest part of the first page was painted',
    unit: 0.001,
    buckets: [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  INP: {
    name: 'shell_interaction_to_next_paint_seconds',
    help: 'How long the page took to show an answer to a touch or a key',
    unit: 0.001,
    buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  TTFB: {
    name: 'shell_time_to_first_byte_seconds',
    help: 'When the first byte of the document came',
    unit: 0.001,
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
  CLS: {
    name: 'shell_cumulative_layout_shift',
    help: 'How much of the page moved unasked',
    unit: 1,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
};

const COUNTS: Readonly<Record<keyof Counts, { name: string; help: string }>> = {
  views: { name: 'shell_page_views_total', help: 'Pages shown in browsers in which the section took part' },
  failedViews: { name: 'shell_failed_page_views_total', help: 'Pages in browsers in which its code failed' },
  lostFiles: { name: 'shell_lost_files_total', help: 'Its scripts and styles that browsers could not load' },
  openings: { name: 'shell_opened_views_total', help: 'Pages in browsers in which its code was about to run' },
  answers: { name: 'shell_answered_views_total', help: 'Pages of these that reported' },
  renders: { name: 'shell_renders_total', help: 'Pages rendered on the server in which it took part' },
  failedRenders: { name: 'shell_failed_renders_total', help: 'Pages that the server could not render because of it' },
};

const COUNTED = Object.keys(COUNTS) as (keyof Counts)[];

const mapValues = <Name extends string, A, B>(record: Readonly<Record<Name, A>>, map: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(record).map(([name, value]) => [name, map(value)])) as Record<Name, B>;

type OfVersion = (typeof OF_VERSION)[number];

/** All metrics of this process for Prometheus: sections by version, web vitals, live versions, and Node's own. */
export class Metrics implements Counting {
  readonly registry = new Registry();
  readonly durations = new Durations(this.registry);
  readonly #counters: Readonly<Record<keyof Counts, Counter<OfVersion>>>;
  readonly #vitals: Readonly<Record<WebVital, Histogram<OfVersion>>>;
  readonly #dropped: Counter;
  /** Versions that have series. */
  readonly #versions = new Map<string, { readonly section: string; readonly version: string }>();

  constructor(sets: Pick<LiveSets, 'live'>, follower: Pick<FeedFollower, 'feed' | 'trouble'>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#counters = mapValues(COUNTS, (one) => new Counter({ ...one, labelNames: OF_VERSION, registers }));
    this.#vitals = mapValues(
      VITALS,
      ({ name, help, buckets }) => new Histogram({ name, help, buckets, labelNames: OF_VERSION, registers }),
    );
    this.#dropped = new Counter({
      name: 'shell_dropped_observations_total',
      help: 'Observations that the registry will not hear of: it was away for too long',
      registers,
    });
    describeLive(this.registry, sets);
    describeRegistry(this.registry, follower);
  }

  count({ section, version }: Visited, counts: Partial<Counts>): void {
    this.#see(section, version);
    for (const count of COUNTED) this.#counters[count].inc({ section, version }, counts[count] ?? 0);
  }

  noteVital(section: string, version: string, vital: WebVital, value: number): void {
    this.#see(section, version);
    this.#vitals[vital].observe({ section, version }, value * VITALS[vital].unit);
  }

  countDropped(): void {
    this.#dropped.inc();
  }

  /** Removes the series of versions that are no longer kept. */
  keepOnly(isKept: (section: string, version: string) => boolean): void {
    for (const [key, labels] of this.#versions) {
      if (isKept(labels.section, labels.version)) continue;
      for (const metric of [...Object.values(this.#counters), ...Object.values(this.#vitals)])
        metric.remove({ ...labels });
      this.#versions.delete(key);
    }
  }

  #see(section: string, version: string): void {
    const key = `${section}/${version}`;
    if (!this.#versions.has(key)) this.#versions.set(key, { section, version });
  }
}

const describeLive = (registry: Registry, sets: Pick<LiveSets, 'live'>): void => {
  addLabelledGauge(
    registry,
    {
      name: 'shell_live_set_info',
      help: 'The live release set and the version of the shell',
      labelNames: ['set', 'shell'],
    },
    () => (sets.live === undefined ? [] : [[{ set: sets.live.set.id, shell: sets.live.set.shell.version }, 1]]),
  );
  addLabelledGauge(
    registry,
    { name: 'shell_live_version_info', help: 'The live version of each section', labelNames: OF_VERSION },
    () => {
      const versions = sets.live === undefined ? {} : versionsOf(sets.live.set);
      return Object.entries(versions).map(([section, version]) => [{ section, version }, 1]);
    },
  );
};

const describeRegistry = (registry: Registry, follower: Pick<FeedFollower, 'feed' | 'trouble'>): void => {
  addGauge(
    registry,
    { name: 'shell_registry_reachable', help: 'Whether the registry answered the last time it was asked' },
    () => (follower.trouble === undefined ? 1 : 0),
  );
  addGauge(
    registry,
    {
      name: 'shell_feed_revision',
      help: 'Number of the decision of the registry that this shell last heard of',
    },
    () => follower.feed?.revision ?? 0,
  );
};
