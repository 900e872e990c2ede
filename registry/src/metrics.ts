import { CHECK_NAMES, type CheckName } from '@sgc/contract/operations';
import { type MeasuredRequest, requestDurations } from '@sgc/observability/metrics';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Control } from './control.ts';
import { addWebhookMetrics } from './webhook/webhook-metrics.ts';

const OF_VERSION = ['section', 'version'] as const;

/** All metrics of the registry for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly countRefusal: (section: string, check: CheckName) => void;
  readonly noteRequest: (request: MeasuredRequest) => void;
}

/** @param sections those whose releases it takes. */
export const createMetrics = (control: () => Control | undefined, sections: readonly string[]): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const refused = new Counter({
    name: 'registry_refused_releases_total',
    help: 'Releases that did not go live, by the check that refused them',
    labelNames: ['section', 'check'] as const,
    registers,
  });
  // A counter that begins with its first refusal has not risen, and nothing would ring.
  for (const section of sections) for (const check of CHECK_NAMES) refused.inc({ section, check }, 0);
  new Gauge({
    name: 'registry_is_writer',
    help: 'Whether this instance decides: exactly one of all should',
    registers,
    collect() {
      this.set(control() === undefined ? 0 : 1);
    },
  }).set(0);
  new Gauge({
    name: 'registry_revision',
    help: 'Decisions so far',
    registers,
    collect() {
      this.set(control()?.state.revision ?? 0);
    },
  }).set(0);
  new Gauge({
    name: 'registry_audit_log_broken',
    help: 'Whether the audit log was changed by something else',
    registers,
    collect() {
      this.set(control()?.brokenAudit() === undefined ? 0 : 1);
    },
  }).set(0);
  new Gauge({
    name: 'registry_live_version_info',
    help: 'The live version of each section',
    labelNames: OF_VERSION,
    registers,
    collect() {
      this.reset();
      for (const [section, version] of Object.entries(control()?.state.state.live ?? {})) {
        this.set({ section, version }, 1);
      }
    },
  }).reset();
  new Gauge({
    name: 'registry_frozen_info',
    help: 'Sections that are frozen or pinned',
    labelNames: ['section'] as const,
    registers,
    collect() {
      this.reset();
      for (const [section, { frozen, pinned }] of Object.entries(control()?.state.state.sections ?? {})) {
        if (frozen !== undefined || pinned !== undefined) this.set({ section }, 1);
      }
    },
  }).reset();
  addWebhookMetrics(registry, () => control()?.webhooks ?? []);
  return {
    registry,
    countRefusal: (section, check) => refused.inc({ section, check }),
    noteRequest: requestDurations(registry, 'registry'),
  };
};
