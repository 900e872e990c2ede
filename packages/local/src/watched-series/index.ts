import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../root.ts';
import { metricsIn } from './metrics-in.ts';

const ALERTS = 'deploy/prometheus/alerts.yaml';
const DASHBOARDS = 'deploy/grafana';

/** The program that owns a metric, by its name. */
const OWNERS = {
  shell: /^shell_/,
  registry: /^registry_/,
  api: /^(?:api_\w+|leads|undeliverable_receipts|mail_kept_in_files)$/,
};

/** Metrics of Node itself, which each program has. */
const OF_NODE = /^(?:process|nodejs)_/;

/** Said by Prometheus of each program. */
const OF_PROMETHEUS = ['up'];

export type WatchedProgram = keyof typeof OWNERS;

/** An expression of an alarm or a dashboard. */
export interface Watched {
  /** An alarm, or a file and its panel. */
  readonly where: string;
  readonly metrics: readonly string[];
}

const alertsSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const panelSchema = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(['stat', 'table', 'timeseries']),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  fieldConfig: z.object({
    defaults: z.object({ unit: z.string().default('short'), max: z.number().optional() }),
    overrides: z.array(
      z.object({
        matcher: z.object({ id: z.literal('byName'), options: z.string() }),
        properties: z.array(z.object({ id: z.literal('unit'), value: z.string() })),
      }),
    ),
  }),
  targets: z.array(z.object({ expr: z.string(), refId: z.string(), legendFormat: z.string() })).default([]),
});
/** A panel of a dashboard. */
export type Panel = z.infer<typeof panelSchema>;

const dashboardSchema = z.object({ uid: z.string(), title: z.string(), panels: z.array(panelSchema) });
/** A dashboard for Grafana. */
export type Dashboard = z.infer<typeof dashboardSchema> & { readonly file: string };

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The dashboards for Grafana, each parsed. */
export const dashboards = (): readonly Dashboard[] =>
  readdirSync(join(ROOT, DASHBOARDS))
    .filter((name) => name.endsWith('.json'))
    .map((file) => ({ file, ...dashboardSchema.parse(JSON.parse(read(join(DASHBOARDS, file)))) }));

/** All expressions of alarms and dashboards. */
export const watched = (): readonly Watched[] => [
  ...alertsSchema
    .parse(parse(read(ALERTS)))
    .groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ where: alert, metrics: metricsIn(expr) }))),
  ...dashboards().flatMap(({ file, panels }) =>
    panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, metrics: metricsIn(expr) })),
    ),
  ),
];

const ownerOf = (metric: string): boolean =>
  OF_PROMETHEUS.includes(metric) || OF_NODE.test(metric) || Object.values(OWNERS).some((own) => own.test(metric));

/** Expressions with metrics that no program can have. */
export const nobodysMetrics = (): readonly Watched[] =>
  watched()
    .map(({ where, metrics }) => ({ where, metrics: metrics.filter((metric) => !ownerOf(metric)) }))
    .filter(({ metrics }) => metrics.length > 0);

/**
 * Metrics of a program that alarms and dashboards use and it does not have.
 * @param exposed its metrics, in Prometheus' words.
 */
export const missingMetrics = (program: WatchedProgram, exposed: string): readonly Watched[] => {
  const known = new Set([...exposed.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const isOwn = (metric: string): boolean => OWNERS[program].test(metric) || OF_NODE.test(metric);
  return watched()
    .map(({ where, metrics }) => ({ where, metrics: metrics.filter((metric) => isOwn(metric) && !known.has(metric)) }))
    .filter(({ metrics }) => metrics.length > 0);
};
