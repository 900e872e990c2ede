import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Config } from './config/config.schema.ts';
import { DatabaseStart } from './database/database-start.ts';
import { Metrics } from './health/metrics.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { createFastifyAdapter } from './http/fastify.ts';
import { OpenDatabaseGuard } from './http/open-database.guard.ts';
import { NestLogger } from './logging/nest-logger.ts';

/** The API, ready to listen; it opens the database by itself, now or when PostgreSQL is there. */
export const createApplication = async (config: Config, logger: Logger): Promise<NestFastifyApplication> => {
  const metrics = new Metrics(config.MAIL_DELIVERY === 'files');
  const app = await NestFactory.create<NestFastifyApplication>(
    appModule(config, logger, metrics),
    createFastifyAdapter(config, logger, metrics.noteRequest),
    { abortOnError: false, bodyParser: false, logger: new NestLogger(logger) },
  );
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalGuards(new OpenDatabaseGuard(app.get(DatabaseStart)));
  return app;
};
