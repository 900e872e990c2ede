import type { DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { CatalogModule } from './catalog/catalog.module.ts';
import type { Config } from './config/config.schema.ts';
import { CONFIG } from './config/config.token.ts';
import { DatabaseModule } from './database/database.module.ts';
import { HealthModule } from './health/health.module.ts';
import { Metrics } from './health/metrics.ts';
import { LeadsModule } from './leads/leads.module.ts';
import { LOGGER } from './logging/logger.token.ts';
import { MediaModule } from './media/media.module.ts';
import { OpenApiModule } from './openapi/openapi.module.ts';

class AppModule {}

/** All of the API. What it is given from outside, every context may inject. */
export const appModule = (config: Config, logger: Logger, metrics: Metrics): DynamicModule => ({
  module: AppModule,
  global: true,
  imports: [DatabaseModule, CatalogModule, LeadsModule, MediaModule, HealthModule, OpenApiModule],
  providers: [
    { provide: CONFIG, useValue: config },
    { provide: LOGGER, useValue: logger },
    { provide: Metrics, useValue: metrics },
  ],
  exports: [CONFIG, LOGGER, Metrics],
});
