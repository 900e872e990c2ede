import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { LOGGER } from '../logging/logger.token.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';

const openDatabase = async (config: Config, logger: Logger): Promise<DataSource> => {
  const dataSource = await createDataSource(config).initialize();
  try {
    const migrations = await migrate(dataSource, config.DATABASE_URL);
    if (migrations.length > 0) logger.info({ migrations }, 'database migrated');
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
};

@Global()
@Module({
  providers: [{ provide: DataSource, inject: [CONFIG, LOGGER], useFactory: openDatabase }],
  exports: [DataSource],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  // The last hook: by now every request in flight has been answered.
  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}
