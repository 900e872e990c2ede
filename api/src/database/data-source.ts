import { DataSource } from 'typeorm';
import { VehicleEntity } from '../catalog/vehicle.entity.ts';
import type { Config } from '../config/config.schema.ts';
import { LeadEntity } from '../leads/lead.entity.ts';
import { MediaEntity } from '../media/media.entity.ts';
import { CommentingClient } from './commenting-client.ts';
import { MIGRATIONS } from './migrations/index.ts';

const CONNECT_LIMIT_MS = 3000;
const STATEMENT_LIMIT_MS = 8000;

/** The API's one way to PostgreSQL. Nothing is synchronised from entities: the migrations alone change the schema. */
export const createDataSource = (config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>): DataSource =>
  new DataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    applicationName: 'golf-carts-api',
    entities: [VehicleEntity, LeadEntity, MediaEntity],
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: CONNECT_LIMIT_MS,
    // A lost idle connection is replaced by the next query; a query that meets an outage reports it.
    poolErrorHandler: () => undefined,
    extra: { Client: CommentingClient, statement_timeout: STATEMENT_LIMIT_MS, keepAlive: true },
  });
