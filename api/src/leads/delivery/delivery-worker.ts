import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Runner, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.schema.ts';
import { CONFIG } from '../../config/config.token.ts';
import { createQueuePool } from '../../database/queue-pool.ts';
import { LOGGER } from '../../logging/logger.token.ts';
import { purge } from '../delete-leads.ts';
import { freeAbandonedJobs } from './abandoned-jobs.ts';
import { deliverLead, sendReceipt } from './deliver-lead.ts';
import { createSendMail, mailFolder } from './mail-transport.ts';
import { queueLogger } from './queue-logger.ts';

const POLL_MS = 1000;
const RESTART_PAUSE_MS = 1000;

/** Nightly; the name of the job follows the time. */
const CRONTAB = '15 3 * * * purge_leads';

/** Sends what is to be sent, for as long as the program runs. A queue that broke off is started again. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private runner: Runner | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ROLE === 'api') return;
    if (!this.config.SMTP_URL) {
      this.logger.warn({ folder: mailFolder(this.config) }, 'SMTP_URL is not set: mails are written to a folder');
    }
    this.working = this.keepWorking();
    this.sweep = setInterval(() => void this.free(), this.config.MAIL_TIMEOUT_S * 1000);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.sweep);
    await this.runner?.stop().catch(() => undefined);
    await this.working;
  }

  private async keepWorking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const pgPool = createQueuePool(this.config.DATABASE_URL, this.config.MAIL_CONCURRENCY + 2);
      try {
        await this.free();
        this.runner = await this.start(pgPool);
        if (this.stopping.signal.aborted) await this.runner.stop();
        await this.runner.promise;
      } catch (error) {
        this.logger.warn({ err: error }, 'the mail queue broke off and is started again');
      } finally {
        await pgPool.end();
      }
      await pause(RESTART_PAUSE_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private start(pgPool: Pool): Promise<Runner> {
    const { dataSource, config, logger } = this;
    const sendMail = createSendMail(config);
    return run({
      pgPool,
      concurrency: config.MAIL_CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: queueLogger(logger),
      crontab: CRONTAB,
      taskList: {
        deliver_lead: (payload) => deliverLead(payload, dataSource, sendMail, config),
        send_receipt: (payload) => sendReceipt(payload, dataSource, sendMail, config),
        purge_leads: async () => {
          const purged = await purge(dataSource, config.LEAD_RETENTION_DAYS);
          logger.info({ purged, days: config.LEAD_RETENTION_DAYS }, 'old leads purged');
        },
      },
    });
  }

  private async free(): Promise<void> {
    try {
      const freed = await freeAbandonedJobs(this.dataSource, this.config.MAIL_TIMEOUT_S);
      if (freed > 0) this.logger.warn({ freed }, 'mails of a worker that is gone are tried again');
    } catch (error) {
      this.logger.warn({ err: error }, 'abandoned mails could not be looked for');
    }
  }
}
