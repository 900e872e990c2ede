import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { createDataSource, REQUEST_LIMITS } from './data-source.ts';
import { DatabaseStart } from './database-start.ts';

@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [CONFIG],
      useFactory: (config: Config) => createDataSource(config, REQUEST_LIMITS),
    },
    DatabaseStart,
  ],
  exports: [DataSource, DatabaseStart],
})
export class DatabaseModule {}
