import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { failingWithOutage, toOutage } from './database-outage.ts';
import { LimitedClient, type LimitedClientConfig } from './limited-client.ts';

export type DatabasePoolConfig = PoolConfig & LimitedClientConfig & { readonly Client?: typeof LimitedClient };

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void;

/**
 * Connections that are limited, of `Client` if it is given, and fail with a `DatabaseOutage`. When one breaks while it is held,
 * its holder's queries fail; the `error` event beside that would end the process without a listener.
 */
export class DatabasePool extends Pool {
  constructor(config: DatabasePoolConfig) {
    super({ keepAlive: true, Client: LimitedClient, ...config });
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return failingWithOutage(super.connect()) as Promise<PoolClient>;
    super.connect((error, client, release) => connected(error && (toOutage(error) as Error), client, release));
    return undefined;
  }

  override query(...call: never): never {
    return failingWithOutage(Reflect.apply(super.query, this, call)) as never;
  }
}
