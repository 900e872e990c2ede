import { requestDurations } from '@sgc/observability/metrics';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DeliveryCounts } from '../leads/delivery/delivery-counts.ts';

/** Everything that Prometheus can ask of the API. */
export class Metrics {
  readonly registry = new Registry();
  /** Measures a request that was answered. */
  readonly noteRequest = requestDurations(this.registry, 'api');
  readonly #leads = new Gauge({
    name: 'leads',
    help: 'Leads by where they stand',
    labelNames: ['state'] as const,
    registers: [this.registry],
  });
  readonly #undeliverableReceipts = new Gauge({
    name: 'undeliverable_receipts',
    help: 'Mails to visitors whose attempts have all failed',
    registers: [this.registry],
  });

  /** @param keepsMailInFiles whether mail to the dealer is kept in files and not sent. */
  constructor(keepsMailInFiles: boolean) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'mail_kept_in_files',
      help: 'Whether mail to the dealer is kept in files and not sent',
      registers: [this.registry],
    }).set(keepsMailInFiles ? 1 : 0);
  }

  /** Takes over what was counted in the database. */
  showDeliveries({ undeliverableReceipts, ...leads }: DeliveryCounts): void {
    for (const [state, count] of Object.entries(leads)) this.#leads.set({ state }, count);
    this.#undeliverableReceipts.set(undeliverableReceipts);
  }
}
