import { startTemporaryPostgres } from '@sgc/local/postgres';
import buildFixture from '@sgc/release-format/test-fixture/build';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

/** The fixture section, built, and one real server for all suites: the one that the environment names, or one of our own. */
export default async (): Promise<void> => {
  buildFixture();
  if (process.env.DATABASE_URL) return;
  const { url, stop } = await startTemporaryPostgres('registry-test-');
  process.env.DATABASE_URL = url;
  globalThis.stopPostgres = stop;
};
