import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { WEB_VITALS, type WebVital } from '../../src/reporting/report.schema.ts';
import type { Refusals } from '../releases/refusals.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import { versionsOf } from '../releases/release-set.ts';
import type { Figures, TrafficWatch } from './traffic-watch.ts';

const OF_VERSION = ['section', 'version'] as const;

/** Bounds of what people call good, middling and poor, and what lies between. Seconds, but for CLS. */
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

type Count = Exclude<keyof Figures, 'since'>;

const COUNTS: Readonly<Record<Count, { name: string; help: string }>> = {
  views: { name: 'shell_page_views_total', help: 'Pages shown in browsers in which the section took part' },
  viewsWithError: { name: 'shell_failed_page_views_total', help: 'Pages in browsers in which its code failed' },
  failedChunks: { name: 'shell_lost_files_total', help: 'Its scripts and styles that browsers could not load' },
  renders: { name: 'shell_renders_total', help: 'Pages rendered on the server in which it took part' },
  failedRenders: { name: 'shell_failed_renders_total', help: 'Pages that the server could not render because of it' },
};

/** Counters of a version are read when they are asked for: a version that is forgotten leaves no series behind. */
const countVersions = (registry: Registry, watch: TrafficWatch): void => {
  for (const [count, { name, help }] of Object.entries(COUNTS) as [Count, { name: string; help: string }][]) {
    const counter = new Counter({
      name,
      help,
      labelNames: OF_VERSION,
      registers: [registry],
      collect() {
        this.reset();
        for (const version of watch.watched) {
          this.inc({ ...version }, watch.figures(version.section, version.version)[count]);
        }
      },
    });
    counter.reset();
  }
};

const measureVitals = (registry: Registry, watch: TrafficWatch): void => {
  const histograms = new Map(
    WEB_VITALS.map((vital) => {
      const { name, help, buckets } = VITALS[vital];
      return [vital, new Histogram({ name, help, buckets, labelNames: OF_VERSION, registers: [registry] })] as const;
    }),
  );
  watch.onVital((section, version, vital, value) => {
    histograms.get(vital)?.observe({ section, version }, value * VITALS[vital].unit);
  });
  watch.onForget((section, version) => {
    for (const histogram of histograms.values()) histogram.remove({ section, version });
  });
};

const describeReleases = (registry: Registry, control: ReleaseControl, refusals: Refusals): void => {
  const refused = new Counter({
    name: 'shell_refused_releases_total',
    help: 'Releases that did not go live, by the check that refused them',
    labelNames: ['section', 'check'] as const,
    registers: [registry],
  });
  refusals.onRefusal((section, check) => refused.inc({ section, check }));
  new Gauge({
    name: 'shell_live_set_info',
    help: 'The live release set and the version of the shell',
    labelNames: ['set', 'shell'] as const,
    registers: [registry],
    collect() {
      this.reset();
      this.set({ set: control.live.set.id, shell: control.live.set.shell.version }, 1);
    },
  }).reset();
  new Gauge({
    name: 'shell_live_version_info',
    help: 'The live version of each section',
    labelNames: OF_VERSION,
    registers: [registry],
    collect() {
      this.reset();
      for (const [section, version] of Object.entries(versionsOf(control.live.set))) this.set({ section, version }, 1);
    },
  }).reset();
};

/** Everything that Prometheus can ask of this process: sections by version, web vitals, releases, and Node's own. */
export const createMetrics = (watch: TrafficWatch, control: ReleaseControl, refusals: Refusals): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countVersions(registry, watch);
  measureVitals(registry, watch);
  describeReleases(registry, control, refusals);
  return registry;
};
