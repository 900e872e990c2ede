import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';

/** How much one address may send, counted in PostgreSQL so that all replicas agree. Addresses are kept as hashes alone. */
@Injectable()
export class ContactLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(@Inject(DataSource) dataSource: DataSource, @Inject(CONFIG) config: Config) {
    this.limiter = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'contact_limit',
      tableCreated: true,
      // Expired rows are removed by the nightly job; a timer in each replica would outlive its database.
      clearExpiredByTimeout: false,
      points: config.CONTACT_LIMIT,
      duration: config.CONTACT_LIMIT_WINDOW_S,
    });
  }

  /** Counts one message. Answers the seconds to wait, if there were too many. */
  async take(address: string): Promise<number | undefined> {
    try {
      await this.limiter.consume(keyOf(address));
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** Takes back one count: a repeated request is no second message. */
  async giveBack(address: string): Promise<void> {
    await this.limiter.reward(keyOf(address));
  }
}

const keyOf = (address: string): string => createHash('sha256').update(address).digest('base64url');
