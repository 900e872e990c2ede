import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { LOGGER } from '../logging/logger.token.ts';
import { migrate } from './migrate.ts';
import { whenAvailable } from './when-available.ts';

/** Long enough to migrate a PostgreSQL that is up, so that no request is refused meanwhile. */
const WAIT_BEFORE_LISTENING_MS = 2000;

/**
 * Opens the database as soon as PostgreSQL is up and migrated: by this program if its role owns the tables, else by their
 * owner. The program listens without it.
 */
@Injectable()
export class DatabaseStart implements OnModuleInit, OnApplicationShutdown {
  /** Whether statements can be sent; until then every request that needs the database is refused. */
  isOpen = false;
  /** Settles once the database is open; fails if a migration does. */
  readonly opened: Promise<void>;
  private readonly stopping = new AbortController();
  private open: (opening: Promise<void>) => void = () => undefined;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
    // Those who await it get the error; before that, it is no unhandled rejection.
    this.opened.catch(() => undefined);
  }

  async onModuleInit(): Promise<void> {
    this.open(this.keepOpening());
    const waited = new AbortController();
    const long = pause(WAIT_BEFORE_LISTENING_MS, undefined, { signal: waited.signal });
    await Promise.race([this.opened, long]).finally(() => waited.abort());
  }

  // The last hook: by now every request in flight has been answered.
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async keepOpening(): Promise<void> {
    const open = async (): Promise<void> => {
      const migrations = await migrate(this.config.DATABASE_URL);
      if (migrations.length > 0) this.logger.info({ migrations }, 'database migrated');
      await this.dataSource.initialize();
    };
    if (!(await whenAvailable(open, this.logger, this.stopping.signal))) return;
    this.isOpen = true;
    this.logger.info('the database is open');
  }
}
