import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestServer } from '@sgc/local/test-server';
import buildFixture from '@sgc/release-format/test-fixture/build';
import { TEMPLATE } from './template.ts';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

const COMMAND = join(__dirname, '../../dist/command.js');

const migrate = (url: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [COMMAND, 'migrate'], { env: { ...process.env, DATABASE_URL: url } });

/** The fixture section, built, and a server for all suites. */
export default async (): Promise<void> => {
  buildFixture();
  globalThis.stopPostgres = await startTestServer({ prefix: 'registry-test-', template: TEMPLATE, migrate });
};
