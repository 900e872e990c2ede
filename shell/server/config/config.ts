import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BusinessProfile, businessProfileSchema, DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { sectionNameSchema } from '@sgc/contract/release';
import * as z from 'zod';
import { type Access, accessFromFileSchema } from '../access/access.ts';
import type { RolloutSettings } from '../releases/rollout-settings.ts';
import type { TrafficWatchSettings } from '../watching/traffic-watch.ts';
import { watchEnvironment, watchSettings } from '../watching/watch-settings.ts';

const portSchema = z.coerce.number().int().min(0).max(65_535);

/** `mfe-catalog=/srv/catalog,mfe-leads=http://leads.internal/`: where each section's releases appear. */
const originsSchema = z.string().transform((text, context) =>
  text.split(',').map((pair) => {
    const [name = '', place = ''] = pair.trim().split(/=(.*)/s);
    if (!sectionNameSchema.safeParse(name).success || place === '') {
      context.addIssue({ code: 'custom', message: `"${pair}" is not of the form mfe-name=folder-or-address` });
    }
    return { section: name, place: /^https?:\/\//.test(place) ? new URL(place) : resolve(place) };
  }),
);

const peersSchema = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

const overriddenProfileSchema = z.string().transform((file, context): unknown => {
  try {
    return { ...DEFAULT_BUSINESS_PROFILE, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    context.addIssue({ code: 'custom', message: `cannot be read: ${(error as Error).message}` });
    return z.NEVER;
  }
});

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: portSchema.default(3000),
  API_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SECTION_ORIGINS: originsSchema,
  RELEASE_STORE: z.string().min(1),
  SHARE_RELEASES: z.stringbool().default(false),
  /** How often origins are looked at, in milliseconds. */
  RELEASE_POLL_MS: z.coerce.number().int().min(20).max(60_000).default(1000),
  /** Who may sign and operate releases. Without it releases are taken on trust, and nobody can operate them. */
  RELEASE_ACCESS: accessFromFileSchema.optional(),
  /** A Chromium that opens every page of a release before it goes live. */
  GATE_BROWSER: z.string().min(1).optional(),
  /** Other replicas of this shell, `http://shell-0:3000,…`; a name that stands for several addresses means them all. */
  PEERS: peersSchema.default([]),
  /** How often the other replicas are asked what they know, in milliseconds. */
  PEERS_POLL_MS: z.coerce.number().int().min(20).max(3_600_000).default(5000),
  /** What preview links and operators' visits are sealed with; replicas need the same. Default: one made at random. */
  SEAL_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of proxies in front whose forwarding headers are believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BUSINESS_PROFILE: overriddenProfileSchema.pipe(businessProfileSchema).optional(),
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of visits in which the browser reports how it went. */
  REPORT_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Reports of one address that are read in a minute; a browser sends a few with every page. */
  REPORT_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Whether whoever reaches this shell may read its metrics. */
  OPEN_METRICS: z.stringbool().default(false),
  /** For so many minutes after it went live a version that fares worse is rolled back by itself; 0: never. */
  WATCH_MINUTES: z.coerce.number().min(0).max(10_000).default(30),
  /** Whether a canary that fares well goes to everybody by itself. */
  CANARY_PROMOTES: z.stringbool().default(true),
  ...watchEnvironment,
});

/** What the shell runs with. */
export interface ShellConfig {
  readonly production: boolean;
  /** Whether open pages follow code that goes live. */
  readonly development: boolean;
  /** Whether this site hands out its live releases to other shells. */
  readonly sharesReleases: boolean;
  readonly host: string;
  readonly port: number;
  readonly apiOrigin: string;
  readonly sectionOrigins: readonly { readonly section: string; readonly place: URL | string }[];
  readonly releaseStore: string;
  readonly releasePollMs: number;
  readonly logLevel: string;
  readonly trustedProxies: number;
  readonly business: BusinessProfile;
  readonly reportShare: number;
  readonly reportLimit: number;
  readonly openMetrics: boolean;
  readonly watch: TrafficWatchSettings;
  readonly rollout: RolloutSettings;
  readonly access: Access | undefined;
  readonly gateBrowser: string | undefined;
  readonly peers: readonly string[];
  readonly peersPollMs: number;
  readonly sealSecret: string | undefined;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: ShellConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the shell's settings and names every bad one at once. */
export const readConfig = (environment: NodeJS.ProcessEnv): ConfigResult => {
  // An empty variable is what a shell leaves of an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const settings = parsed.data;
  const profile = settings.BUSINESS_PROFILE ?? DEFAULT_BUSINESS_PROFILE;
  const config = {
    production: settings.NODE_ENV === 'production',
    development: settings.NODE_ENV === 'development',
    sharesReleases: settings.SHARE_RELEASES,
    host: settings.HOST,
    port: settings.PORT,
    apiOrigin: settings.API_ORIGIN,
    sectionOrigins: settings.SECTION_ORIGINS,
    releaseStore: resolve(settings.RELEASE_STORE),
    releasePollMs: settings.RELEASE_POLL_MS,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    access: settings.RELEASE_ACCESS,
    gateBrowser: settings.GATE_BROWSER,
    peers: settings.PEERS,
    peersPollMs: settings.PEERS_POLL_MS,
    sealSecret: settings.SEAL_SECRET,
    business: settings.SITE_ORIGIN === undefined ? profile : { ...profile, origin: settings.SITE_ORIGIN },
    reportShare: settings.REPORT_SHARE,
    reportLimit: settings.REPORT_LIMIT,
    openMetrics: settings.OPEN_METRICS,
    watch: watchSettings(settings),
    rollout: { watchMs: settings.WATCH_MINUTES * 60_000, promotes: settings.CANARY_PROMOTES },
  };
  return { ok: true, config };
};
