import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sectionNameSchema } from '@sgc/contract/section';
import {
  parseSettings,
  type ServerConfig,
  type SettingsResult,
  serverConfig,
  serverEnvironment,
} from '@sgc/contract/settings';
import { traceSettings, traceTarget } from '@sgc/observability/trace-settings';
import type { TraceTarget } from '@sgc/observability/tracing';
import { SignatureKeys } from '@sgc/release-format';
import * as z from 'zod';

const listSchema = z.string().transform((text) => text.split(',').map((part) => part.trim()));

const addressesSchema = listSchema.pipe(z.array(z.url({ protocol: /^https?$/ })));

const sectionsSchema = listSchema.pipe(z.array(sectionNameSchema));

const foldersSchema = listSchema.transform(
  (parts) =>
    new Map(parts.map((part) => part.split('=', 2)).map(([name = '', folder = '']) => [name, resolve(folder)])),
);

/** The access file as a setting: its name becomes its keys. */
const signatureKeysFromFileSchema = z.string().transform((file, context): SignatureKeys => {
  try {
    return new SignatureKeys(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${file} is no access file: ${(error as Error).message}` });
    return z.NEVER;
  }
});

/** Every setting of the shell, as the environment gives it. */
export const environmentSchema = z.object({
  ...serverEnvironment(3000),
  /** Where the registry answers, `http://registry:3002`; several addresses, with commas between, are tried in turn. */
  REGISTRY_ORIGIN: addressesSchema,
  /** The token that this shell shows to the registry. */
  SHELL_TOKEN: z.string().min(1).optional(),
  /** Folder of this shell's own, for fetched files and its last state: lost files are fetched again. */
  RELEASE_CACHE: z.string().min(1),
  /** While developing, folders of sections' builds: `name=folder`, with commas between. */
  BUILT_SECTIONS: foldersSchema.default(new Map()),
  /** Sections without which the site is not ready, with commas between. */
  EXPECTED_SECTIONS: sectionsSchema.default([]),
  SHARE_RELEASES: z.stringbool().default(false),
  /** The access file: whose signatures a release needs. Without it the registry is trusted. */
  RELEASE_ACCESS: signatureKeysFromFileSchema.optional(),
  /** Share of visits in which the browser reports how it went. */
  REPORT_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Reports of one address that are read in a minute; a browser sends a few with every page. */
  REPORT_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Pages with parameters that are rendered for one address in a minute. */
  VARIANT_LIMIT: z.coerce.number().int().min(1).default(60),
  /** How old a cached page may be that is shown, in seconds: an older one is rendered anew. */
  PAGE_CACHE_S: z.coerce.number().int().min(1).max(3600).default(60),
  /** A view is silent if it has not reported within these milliseconds after code of sections began to run in it. */
  SILENT_AFTER_MS: z.coerce.number().int().min(20).max(600_000).default(60_000),
  /** Interval of telemetry to the registry, in milliseconds. */
  TELEMETRY_INTERVAL_MS: z.coerce.number().int().min(20).max(60_000).default(500),
  /** Token to read the metrics with. Without it, they are closed unless open to all. */
  METRICS_TOKEN: z.string().min(16).optional(),
  ...traceSettings,
});

/** The shell's configuration. */
export interface ShellConfig extends ServerConfig {
  /** Whether this site hands out its live releases to other shells. */
  readonly sharesReleases: boolean;
  /** Folders of sections' builds whose files open pages may take; none but while developing. */
  readonly builtSections: ReadonlyMap<string, string>;
  readonly registryOrigins: readonly string[];
  readonly shellToken: string | undefined;
  readonly releaseCache: string;
  readonly expectedSections: readonly string[];
  readonly reportShare: number;
  readonly reportLimit: number;
  readonly variantLimit: number;
  readonly pageCacheMs: number;
  readonly silentAfterMs: number;
  readonly telemetryIntervalMs: number;
  readonly metricsToken: string | undefined;
  readonly signatureKeys: SignatureKeys | undefined;
  /** Undefined without a collector of traces. */
  readonly traces: TraceTarget | undefined;
}

/** Reads the shell's settings and names every bad one at once. */
export const readConfig = (environment: NodeJS.ProcessEnv): SettingsResult<ShellConfig> => {
  const parsed = parseSettings(environmentSchema, environment);
  if (!parsed.ok) return parsed;
  const settings = parsed.config;
  const server = serverConfig(settings);
  const config = {
    ...server,
    builtSections: server.development ? settings.BUILT_SECTIONS : new Map<string, string>(),
    sharesReleases: settings.SHARE_RELEASES,
    registryOrigins: settings.REGISTRY_ORIGIN,
    shellToken: settings.SHELL_TOKEN,
    releaseCache: resolve(settings.RELEASE_CACHE),
    expectedSections: settings.EXPECTED_SECTIONS,
    traces: traceTarget(settings),
    signatureKeys: settings.RELEASE_ACCESS,
    reportShare: settings.REPORT_SHARE,
    reportLimit: settings.REPORT_LIMIT,
    variantLimit: settings.VARIANT_LIMIT,
    pageCacheMs: settings.PAGE_CACHE_S * 1000,
    silentAfterMs: settings.SILENT_AFTER_MS,
    telemetryIntervalMs: settings.TELEMETRY_INTERVAL_MS,
    metricsToken: settings.METRICS_TOKEN,
  };
  return { ok: true, config };
};
