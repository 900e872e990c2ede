import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Runner, run, type TaskList, type Worker, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.schema.ts';
import { CONFIG } from '../../config/config.token.ts';
import { DatabaseStart } from '../../database/database-start.ts';
import { QueuePool } from '../../database/queue-pool.ts';
import { LOGGER } from '../../logging/logger.token.ts';
import { BounceMailbox } from '../bounces/bounce-mailbox.ts';
import { noteBounces } from '../bounces/note-bounces.ts';
import { purge } from '../delete-leads.ts';
import { freeAbandonedJobs, hasUnknownJobs } from './abandoned-jobs.ts';
import { type Delivery, deliverLead, sendReceipt } from './deliver-lead.ts';
import { createSendMail, mailFolder } from './mail-transport.ts';
import { queueLogger } from './queue-logger.ts';
import { Turns } from './turns.ts';
import { WaitingMails } from './waiting-mails.ts';
import { keepPresent } from './worker-presence.ts';

const POLL_MS = 1000;
const SWEEP_MS = 5000;
const RESTART_PAUSE_MS = 1000;
const STOP_LIMIT_MS = 10_000;

/** Mails that go quicker go one by one: if this process is killed, at most one of them is taken and not noted yet. */
const QUICK_MAIL_MS = 25;

/** A mail holds one until it is noted that it was sent, and its job is fetched and marked as done on another. */
const CONNECTIONS_PER_MAIL = 2;

/** Beside those: listening, presence, nightly work. */
const MORE_CONNECTIONS = 3;

/** Nightly; the name of the job follows the time. */
const PURGE = '15 3 * * * purge_leads';

/** Every minute; one that failed is not tried again, the next one takes its place. */
const BOUNCES = '* * * * * note_bounces ?max=1&jobKey=note_bounces';

/** Sends what is to be sent, for as long as the program runs. A queue that broke off is started again. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private runner: Runner | undefined;
  /** Settles when no job of the queue is under way. */
  private working: Promise<unknown> | undefined;
  /** What jobs under way are locked by. */
  private workerName: string | undefined;
  private readonly workers = new Set<Worker>();
  private readonly stopping = new AbortController();
  private readonly waiting: WaitingMails;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DatabaseStart) private readonly database: DatabaseStart,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.waiting = new WaitingMails(dataSource);
  }

  onApplicationBootstrap(): void {
    if (this.config.MAIL_DELIVERY === 'files') {
      this.logger.warn({ folder: mailFolder(this.config) }, 'MAIL_DELIVERY=files: mails are kept in files, not sent');
    }
    if (this.config.ROLE === 'api') return;
    void this.database.opened
      .then(() => {
        this.working = Promise.allSettled([this.keepWorking(), this.keepSweeping()]);
      })
      .catch(() => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    void this.runner?.stop().catch(() => undefined);
    // Without PostgreSQL the queue would wait for it to give its jobs back.
    await Promise.race([this.working, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  private async keepWorking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const connections = this.config.MAIL_CONCURRENCY * CONNECTIONS_PER_MAIL + MORE_CONNECTIONS;
      const pgPool = new QueuePool(this.config.DATABASE_URL, connections, this.stopping.signal);
      const ended = new AbortController();
      try {
        this.runner = await this.start(pgPool, AbortSignal.any([this.stopping.signal, ended.signal]));
        if (this.stopping.signal.aborted) await this.runner.stop();
        await this.runner.promise;
      } catch (error) {
        this.logger.warn({ err: error }, 'the mail queue broke off and is started again');
      } finally {
        this.workerName = undefined;
        this.workers.clear();
        ended.abort();
        await pgPool.end();
      }
      await this.pause(RESTART_PAUSE_MS);
    }
  }

  private start(pgPool: QueuePool, ended: AbortSignal): Promise<Runner> {
    const { config, logger } = this;
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      this.workerName = workerPool.id;
      void keepPresent(pgPool, workerPool.id, ended);
    });
    events.on('worker:create', ({ worker }) => this.workers.add(worker));
    return run({
      pgPool,
      events,
      concurrency: config.MAIL_CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: queueLogger(logger),
      crontab: config.BOUNCES_URL === undefined ? PURGE : `${PURGE}\n${BOUNCES}`,
      taskList: this.tasks(),
    });
  }

  private tasks(): TaskList {
    const { dataSource, config, logger, stopping } = this;
    const mailbox = config.BOUNCES_URL === undefined ? undefined : new BounceMailbox(config.BOUNCES_URL);
    const delivery: Delivery = {
      dataSource,
      sendMail: this.waiting.watching(createSendMail(config)),
      mailbox,
      turns: new Turns(QUICK_MAIL_MS),
      settings: config,
      stopping: stopping.signal,
    };
    return {
      deliver_lead: (payload, helpers) => deliverLead(payload, delivery, helpers),
      send_receipt: (payload) => sendReceipt(payload, delivery),
      note_bounces: async () => {
        if (mailbox !== undefined) await noteBounces(mailbox, dataSource, logger);
      },
      purge_leads: async () => {
        const purged = await purge(dataSource, mailFolder(config), config);
        logger.info({ purged, days: config.LEAD_RETENTION_DAYS }, 'old leads purged');
      },
    };
  }

  private async keepSweeping(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        const workers = await freeAbandonedJobs(this.dataSource, this.workerName);
        if (workers > 0) this.logger.warn({ workers }, 'mails of workers that are gone are tried again');
        await this.giveUnknownJobsBack();
        await this.waiting.retry();
      } catch (error) {
        this.logger.warn({ err: error }, 'waiting mails could not be looked for');
      }
      await this.pause(SWEEP_MS);
    }
  }

  /** Restarts the queue under another name, so that any worker can take them. Mails under way are finished before. */
  private async giveUnknownJobsBack(): Promise<void> {
    if (this.workerName === undefined) return;
    const underWay = [...this.workers].flatMap((worker) => worker.getActiveJob()?.id ?? []);
    if (!(await hasUnknownJobs(this.dataSource, this.workerName, underWay))) return;
    this.logger.warn('the mail queue holds mails that it knows nothing of, and is started again');
    await this.runner?.stop();
  }

  private pause(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
