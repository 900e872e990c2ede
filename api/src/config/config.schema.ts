import { z } from 'zod';

const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535);

/** Every setting of the API, as the environment gives it. */
export const configSchema = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a URL like postgresql://user:password@host:5432/name',
  }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  API_PORT: port.optional(),
  PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  DATA_DIR: z.string().min(1).default('.data'),
});

/** The parsed settings. */
export type Config = Omit<z.infer<typeof configSchema>, 'API_PORT' | 'PORT'> & { port: number };

const DEFAULT_PORT = 4000;

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads all settings and names every bad one at once. */
export const readConfig = (environment: NodeJS.ProcessEnv): ConfigResult => {
  // An empty variable is what a shell leaves of an unset one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { ok: false, problems };
  }
  const { API_PORT, PORT, ...rest } = parsed.data;
  return { ok: true, config: { ...rest, port: API_PORT ?? PORT ?? DEFAULT_PORT } };
};
