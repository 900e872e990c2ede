import { TELEMETRY_LIMIT } from '@sgc/contract/operations';
import type { RegistryClient } from '@sgc/registry-client';
import type { Logger } from 'pino';
import type { Counting, Counts, Visited } from './counts.ts';
import type { WebVital } from './report/report.schema.ts';
import { TelemetryBatch } from './telemetry-batch.ts';

/** Observations that wait for the registry; more drop the oldest. */
const WAITING = 20_000;

/** How long the registry is left alone after it did not take a report. */
const RETRY_DELAY_MS = 2000;

/** This shell's metrics of versions for Prometheus. */
export interface VersionMetrics extends Counting {
  noteVital(section: string, version: string, vital: WebVital, value: number): void;
  /** Counts an observation that was dropped before it was sent. */
  countDropped(): void;
}

export interface TelemetryOptions {
  readonly client: Pick<RegistryClient, 'report'>;
  readonly metrics: VersionMetrics;
  readonly intervalMs: number;
  readonly log: Logger;
}

/**
 * Counts how versions fare: for Prometheus, and soon after for the registry, which judges over all shells. While the
 * registry is away, counts wait.
 */
export class Telemetry implements Counting {
  readonly #options: TelemetryOptions;
  readonly #batch: TelemetryBatch;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #isHeard = true;

  constructor(options: TelemetryOptions) {
    this.#options = options;
    this.#batch = new TelemetryBatch(WAITING, () => options.metrics.countDropped());
  }

  /** Digests visitors' addresses with another key from now on. */
  takeKey(key: string): void {
    this.#batch.takeKey(key);
  }

  count(visited: Visited, counts: Partial<Counts>): void {
    this.#options.metrics.count(visited, counts);
    this.#batch.count(visited, counts);
  }

  noteVital(section: string, version: string, vital: WebVital, value: number): void {
    this.#options.metrics.noteVital(section, version, vital, value);
  }

  start(): void {
    this.#sendAfter(this.#options.intervalMs);
  }

  /** Sends the remaining counts, and stops. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#send();
  }

  #sendAfter(ms: number): void {
    this.#timer = setTimeout(async () => {
      const isTaken = await this.#send();
      if (!this.#stopped) this.#sendAfter(isTaken ? this.#options.intervalMs : RETRY_DELAY_MS);
    }, ms).unref();
  }

  /** @returns whether all counts were sent. */
  async #send(): Promise<boolean> {
    const { client, log } = this.#options;
    while (this.#batch.size > 0) {
      const observations = this.#batch.take(TELEMETRY_LIMIT);
      try {
        await client.report(observations);
        this.#isHeard = true;
      } catch (error) {
        this.#batch.putBack(observations);
        if (this.#isHeard) log.warn({ reason: (error as Error).message }, 'the registry takes no telemetry');
        this.#isHeard = false;
        return false;
      }
    }
    return true;
  }
}
