import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { traceTarget } from '@sgc/observability/trace-settings';
import { startTracing, type Tracing } from '@sgc/observability/tracing';
import type { Logger } from 'pino';
import { createApplication } from './application.ts';
import { readConfig } from './config/config.schema.ts';
import { DatabaseStart } from './database/database-start.ts';
import { createApiLogger } from './logging/api-logger.ts';

const STOP_LIMIT_MS = 15_000;

/** Requests in flight finish, the database closes, and the process ends by itself. Nest's own hook would end it by the signal. */
const stopOnSignal = (app: NestFastifyApplication, tracing: Tracing, logger: Logger): void => {
  const stop = (signal: string): void => {
    logger.info({ signal }, 'stopping');
    const limit = setTimeout(() => {
      logger.error('requests in flight did not finish in time');
      process.exit(1);
    }, STOP_LIMIT_MS);
    limit.unref();
    app
      .close()
      .then(() => tracing.stop())
      .then(
        () => logger.info('stopped'),
        (error: unknown) => {
          logger.error({ err: error }, 'could not stop in order');
          process.exitCode = 1;
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

const start = async (): Promise<void> => {
  const result = readConfig(process.env);
  if (!result.ok) {
    process.stderr.write(
      `The API cannot start with these settings:\n${result.problems.map((line) => `  ${line}\n`).join('')}`,
    );
    process.exitCode = 1;
    return;
  }
  const { config } = result;
  const logger = createApiLogger(config.LOG_LEVEL);
  const fail = (error: unknown): never => {
    logger.fatal({ err: error }, 'The API could not start');
    // Open connections would keep a process that does nothing alive.
    process.exit(1);
  };
  try {
    const tracing = await startTracing('api', traceTarget(config), logger);
    const app = await createApplication(config, logger);
    app.get(DatabaseStart).opened.catch(fail);
    stopOnSignal(app, tracing, logger);
    if (config.ROLE === 'worker') {
      await app.init();
      logger.info('working');
      return;
    }
    await app.listen(config.port, config.HOST);
    logger.info({ url: await app.getUrl() }, 'listening');
  } catch (error) {
    fail(error);
  }
};

void start();
