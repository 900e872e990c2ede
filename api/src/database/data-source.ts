import { DatabasePool } from '@sgc/database';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { VehicleEntity } from '../catalog/vehicle.entity.ts';
import type { Config } from '../config/config.schema.ts';
import { LeadEntity } from '../leads/lead.entity.ts';
import { MediaEntity } from '../media/media.entity.ts';
import { CommentingClient } from './commenting-client.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** How long a use of PostgreSQL may take. */
export interface DatabaseLimits {
  readonly connectMs: number;
  /** Until PostgreSQL gives a statement up itself. */
  readonly statementMs: number;
  /** Until a connection that does not answer is closed. */
  readonly answerMs: number;
}

/** For requests: the caller waits for the answer. */
export const REQUEST_LIMITS: DatabaseLimits = { connectMs: 1000, statementMs: 3000, answerMs: 3500 };

/** Migrations and the dealer's commands: large changes may take their time, and wait for one another. */
export const COMMAND_LIMITS: DatabaseLimits = { connectMs: 3000, statementMs: 600_000, answerMs: 610_000 };

/** The API's one way to PostgreSQL. Nothing is synchronised from entities: the migrations alone change the schema. */
export const createDataSource = (
  { DATABASE_URL, DATABASE_POOL_SIZE }: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  limits: DatabaseLimits,
): DataSource =>
  new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: DatabasePool },
    url: DATABASE_URL,
    applicationName: 'golf-carts-api',
    entities: [VehicleEntity, LeadEntity, MediaEntity],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: DATABASE_POOL_SIZE,
    connectTimeoutMS: limits.connectMs,
    poolErrorHandler: () => undefined,
    extra: {
      Client: CommentingClient,
      statement_timeout: limits.statementMs,
      // A client that is gone in the middle of a transaction must not keep its rows and keys locked.
      idle_in_transaction_session_timeout: limits.statementMs,
      answerLimitMs: limits.answerMs,
      // The queue's functions would keep the plan that they made for an empty queue, and read all of a full one. No statement runs for as
      // long as PostgreSQL would compile it, in 70 MB of every connection: the count of 50,000 leads is estimated as that dear, and is not.
      options: '-c plan_cache_mode=force_custom_plan -c jit=off',
    },
  });
