import { type BusinessProfile, DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { businessProfileFileSchema, parseSettings, type SettingsResult, setVariables } from '@sgc/contract/settings';
import { traceSettings } from '@sgc/observability/trace-settings';
import { z } from 'zod';
import { readSecretFiles } from './secret-files.ts';

const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535);
const count = (atLeast: number, atMost: number) =>
  z.coerce.number({ error: 'must be a number' }).int().min(atLeast).max(atMost);
const mailbox = z.email('must be a mail address');

/** Every setting of the API, as the environment gives it. */
export const configSchema = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a URL like postgresql://user:password@host:5432/name',
  }),
  DATABASE_POOL_SIZE: count(1, 200).default(10),
  API_PORT: port.optional(),
  PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ...traceSettings,
  /** Mails that are kept in files lie in its folder `mail`. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** `all` answers requests and sends mail; `api` and `worker` do one of the two. */
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  /** Addresses, separated by commas, whose X-Forwarded-For is trusted; `none` trusts no address. */
  TRUST_PROXY: z
    .string()
    .regex(/^(none|[0-9a-fA-F.:/, ]+)$/, 'must be addresses separated by commas, or none')
    .default('127.0.0.1,::1'),
  /** Messages of one address that are mailed within the window; more are kept as suspected. */
  CONTACT_LIMIT: count(1, 1_000_000).default(20),
  /** Messages of all addresses that are mailed within the window; above it, the first of each address. */
  CONTACT_TOTAL_LIMIT: count(1, 1_000_000).default(200),
  CONTACT_LIMIT_WINDOW_S: count(1, 86_400).default(600),
  /** Requests for the status of a message that one address may make within the same window. */
  STATUS_LIMIT: count(1, 1_000_000).default(20),
  BUSINESS_PROFILE: businessProfileFileSchema.optional(),
  /** `files`: mails are written to a folder that a person has to read. Set on purpose, never a default. */
  MAIL_DELIVERY: z.enum(['smtp', 'files']).default('smtp'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a URL like smtp://user:password@host:587' }).optional(),
  /** Where messages go: the dealer. */
  MAIL_TO: mailbox.optional(),
  /** Their sender; the dealer's own address if it is not set. */
  MAIL_FROM: mailbox.optional(),
  /** Whether visitors get a receipt by mail. */
  MAIL_RECEIPT: z.enum(['on', 'off']).default('off'),
  /** The mailbox of `MAIL_FROM`, to which undeliverable mails come back; if it is not set, bounces are not read. */
  BOUNCES_URL: z.url({ protocol: /^imaps?$/, error: 'must be a URL like imaps://user:password@host/INBOX' }).optional(),
  /** Deliveries tried before a lead counts as undeliverable; 16 take about 40 hours. */
  MAIL_ATTEMPTS: count(1, 100).default(16),
  /** Mails sent at the same time. */
  MAIL_CONCURRENCY: count(1, 50).default(4),
  MAIL_TIMEOUT_S: count(1, 600).default(60),
  LEAD_RETENTION_DAYS: count(1, 36_500).default(365),
  /** Of messages that are suspected to be spam. */
  SUSPECTED_RETENTION_DAYS: count(1, 36_500).default(90),
});

/** The parsed settings. */
export type Config = Omit<
  z.infer<typeof configSchema>,
  'API_PORT' | 'PORT' | 'MAIL_TO' | 'MAIL_FROM' | 'BUSINESS_PROFILE'
> & {
  port: number;
  /** Whose hours and holidays preferred days are held against. */
  business: BusinessProfile;
  MAIL_TO: string;
  MAIL_FROM: string;
};

const DEFAULT_PORT = 4000;

const NEEDED_BY_SMTP = {
  MAIL_TO: "must be the dealer's mail address: messages of visitors go there",
  SMTP_URL: 'must be the mail server that sends them, like smtp://user:password@host:587',
} as const;

/** Without these settings the dealer would get no message, and never know. */
const missingForMail = (given: Readonly<Record<string, unknown>>): string[] => {
  if (given.MAIL_DELIVERY === 'files') return [];
  return Object.entries(NEEDED_BY_SMTP)
    .filter(([name]) => given[name] === undefined)
    .map(([name, need]) => `${name}: ${need}. To keep mail in files instead, set MAIL_DELIVERY=files`);
};

/** Reads what a migration needs: no mail settings, and no address to listen at. */
export const readDatabaseSettings = (
  environment: NodeJS.ProcessEnv,
): SettingsResult<Pick<Config, 'DATABASE_URL' | 'LOG_LEVEL'>> => {
  const secrets = readSecretFiles(setVariables(environment));
  if (!secrets.ok) return secrets;
  const schema = configSchema.pick({ DATABASE_URL: true, LOG_LEVEL: true });
  return parseSettings(schema, { ...setVariables(environment), ...secrets.values });
};

/** Reads all settings and names every bad one at once. */
export const readConfig = (environment: NodeJS.ProcessEnv): SettingsResult<Config> => {
  const secrets = readSecretFiles(setVariables(environment));
  if (!secrets.ok) return secrets;
  const given = { ...setVariables(environment), ...secrets.values };
  const parsed = parseSettings(configSchema, given);
  const unset = missingForMail(given);
  if (!parsed.ok || unset.length > 0) {
    return { ok: false, problems: [...(parsed.ok ? [] : parsed.problems), ...unset] };
  }
  const { API_PORT, PORT, BUSINESS_PROFILE: business = DEFAULT_BUSINESS_PROFILE, ...settings } = parsed.config;
  const { MAIL_TO = DEFAULT_BUSINESS_PROFILE.email, MAIL_FROM = MAIL_TO, ...rest } = settings;
  return { ok: true, config: { ...rest, business, MAIL_TO, MAIL_FROM, port: API_PORT ?? PORT ?? DEFAULT_PORT } };
};
