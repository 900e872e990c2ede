import { resolve } from 'node:path';
import type { TrafficAnalysisSettings } from '@sgc/canary-analysis';
import { analysisEnvironment, analysisSettings } from '@sgc/canary-analysis/settings';
import { sectionNameSchema } from '@sgc/contract/section';
import {
  parseSettings,
  type ServerConfig,
  type SettingsResult,
  serverConfig,
  serverEnvironment,
} from '@sgc/contract/settings';
import type { OpenIdSettings } from '@sgc/registry-access';
import { openIdEnvironment, readOpenId } from '@sgc/registry-access/settings';
import type { WebhookSettings } from '@sgc/webhooks';
import { readWebhooks, webhookEnvironment } from '@sgc/webhooks/settings';
import * as z from 'zod';
import type { RolloutSettings } from '../rollout/rollout-settings.ts';

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

/** Every setting of the registry, as the environment gives it. */
export const environmentSchema = z.object({
  ...serverEnvironment(3002),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a URL like postgresql://user:password@host:5432/name',
  }),
  SECTION_ORIGINS: originsSchema,
  /** The built shell whose pages releases are tried in: `shell/dist`. */
  SHELL_BUILD: z.string().min(1),
  /** Where releases lie while they are tried. Nothing in it has to last. */
  WORKSPACE: z.string().min(1),
  /** How often origins are looked at, in milliseconds. */
  RELEASE_POLL_MS: z.coerce.number().int().min(20).max(60_000).default(1000),
  /** File that says who may sign and operate releases. Without it releases are taken on trust, and cannot be operated. */
  RELEASE_ACCESS: z.string().min(1).optional(),
  /** Hours after which people who signed in have to do so again, at most a month. */
  SIGNED_IN_HOURS: z.coerce.number().min(0.1).max(744).default(8),
  /** Token that shells show to read the feed and to report telemetry. */
  SHELL_TOKEN: z.string().min(16).optional(),
  /** Makes the audit log's codes; not in the database, so that write access to the database is not enough to forge a line. */
  AUDIT_KEY: z.string().min(32),
  /** A Chromium that opens every page of a release before it goes live. */
  GATE_BROWSER: z.string().min(1).optional(),
  /** Limit for fetching and trying one release, in seconds. */
  RELEASE_LIMIT_S: z.coerce.number().int().min(5).max(3600).default(120),
  /** Where links to previews lead, if not to `SITE_ORIGIN`. */
  PREVIEW_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Minutes after it went live in which a version that fares worse is rolled back automatically; 0: never. */
  WATCH_MINUTES: z.coerce.number().min(0).max(10_000).default(30),
  /** Whether a canary that fares well is promoted automatically. */
  CANARY_PROMOTES: z.stringbool().default(true),
  ...analysisEnvironment,
  ...openIdEnvironment,
  ...webhookEnvironment,
});

/** The registry's configuration. */
export interface RegistryConfig extends ServerConfig {
  readonly databaseUrl: string;
  readonly sectionOrigins: readonly { readonly section: string; readonly place: URL | string }[];
  readonly shellBuild: string;
  readonly workspace: string;
  readonly releasePollMs: number;
  readonly releaseLimitMs: number;
  readonly accessFile: string | undefined;
  /** How long people stay signed in. */
  readonly sessionSeconds: number;
  readonly openId: OpenIdSettings | undefined;
  /** Receivers of messages about releases. */
  readonly webhooks: readonly WebhookSettings[];
  readonly shellToken: string | undefined;
  readonly auditKey: string;
  readonly gateBrowser: string | undefined;
  readonly previewOrigin: string;
  readonly analysis: TrafficAnalysisSettings;
  readonly rollout: RolloutSettings;
}

/** Reads the one setting that a migration needs. */
export const readDatabaseUrl = (environment: NodeJS.ProcessEnv): SettingsResult<{ DATABASE_URL: string }> =>
  parseSettings(environmentSchema.pick({ DATABASE_URL: true }), environment);

/** Reads the registry's settings and names every bad one at once. */
export const readConfig = (environment: NodeJS.ProcessEnv): SettingsResult<RegistryConfig> => {
  const parsed = parseSettings(environmentSchema, environment);
  if (!parsed.ok) return parsed;
  const settings = parsed.config;
  const openId = readOpenId(settings);
  if (!openId.ok) return openId;
  const webhooks = readWebhooks(settings);
  if (!webhooks.ok) return webhooks;
  const server = serverConfig(settings);
  const config: RegistryConfig = {
    ...server,
    databaseUrl: settings.DATABASE_URL,
    sectionOrigins: settings.SECTION_ORIGINS,
    shellBuild: resolve(settings.SHELL_BUILD),
    workspace: resolve(settings.WORKSPACE),
    releasePollMs: settings.RELEASE_POLL_MS,
    releaseLimitMs: settings.RELEASE_LIMIT_S * 1000,
    accessFile: settings.RELEASE_ACCESS,
    sessionSeconds: Math.round(settings.SIGNED_IN_HOURS * 3600),
    openId: openId.config,
    webhooks: webhooks.config,
    shellToken: settings.SHELL_TOKEN,
    auditKey: settings.AUDIT_KEY,
    gateBrowser: settings.GATE_BROWSER,
    previewOrigin: settings.PREVIEW_ORIGIN ?? server.business.origin,
    analysis: analysisSettings(settings),
    rollout: { watchMs: settings.WATCH_MINUTES * 60_000, promotes: settings.CANARY_PROMOTES },
  };
  return { ok: true, config };
};
