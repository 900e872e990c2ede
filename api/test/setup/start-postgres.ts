import 'reflect-metadata';
import { startTestServer } from '@sgc/local/test-server';
import { migrate } from '../../src/database/migrate.ts';
import { TEMPLATE } from './template.ts';

declare global {
  var stopPostgres: (() => Promise<void>) | undefined;
}

export default async (): Promise<void> => {
  globalThis.stopPostgres = await startTestServer({ prefix: 'api-test-', template: TEMPLATE, migrate });
};
