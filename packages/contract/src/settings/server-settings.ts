import * as z from 'zod';
import type { BusinessProfile } from '../business/business-profile.ts';
import { DEFAULT_BUSINESS_PROFILE } from '../business/default-profile.ts';
import { businessProfileFileSchema } from './business-profile-file.schema.ts';

/** Settings that shell and registry have in common. @param port where the program listens by default. */
export const serverEnvironment = (port: number) => ({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(port),
  API_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of proxies in front whose forwarding headers are trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BUSINESS_PROFILE: businessProfileFileSchema.optional(),
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether every client may read the program's metrics. */
  OPEN_METRICS: z.stringbool().default(false),
});

/** What the settings that shell and registry have in common come to. */
export interface ServerConfig {
  readonly production: boolean;
  /** Whether open pages follow code that goes live. */
  readonly development: boolean;
  readonly host: string;
  readonly port: number;
  readonly apiOrigin: string;
  readonly logLevel: string;
  readonly trustedProxies: number;
  readonly business: BusinessProfile;
  readonly openMetrics: boolean;
}

type ServerSettings = z.infer<z.ZodObject<ReturnType<typeof serverEnvironment>>>;

/** The settings that shell and registry have in common, as they use them. */
export const serverConfig = (settings: ServerSettings): ServerConfig => {
  const profile = settings.BUSINESS_PROFILE ?? DEFAULT_BUSINESS_PROFILE;
  return {
    production: settings.NODE_ENV === 'production',
    development: settings.NODE_ENV === 'development',
    host: settings.HOST,
    port: settings.PORT,
    apiOrigin: settings.API_ORIGIN,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    business: settings.SITE_ORIGIN === undefined ? profile : { ...profile, origin: settings.SITE_ORIGIN },
    openMetrics: settings.OPEN_METRICS,
  };
};
