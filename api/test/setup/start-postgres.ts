import { startTemporaryPostgres } from '@sgc/local/postgres';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** One real server for all suites: the one that the environment names, else one of our own in a temporary folder. */
export default async (): Promise<void> => {
  if (process.env.DATABASE_URL) return;
  const { url, stop } = await startTemporaryPostgres('api-test-');
  process.env.DATABASE_URL = url;
  globalThis.stopPostgres = stop;
};
