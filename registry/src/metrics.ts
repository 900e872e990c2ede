import { CHECK_NAMES, type CheckName } from '@sgc/contract/operations';
import { addGauge, addLabelledGauge, type MeasuredRequest, requestDurations } from '@sgc/observability/metrics';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { Control } from './control.ts';
import { addWebhookMetrics } from './webhook/webhook-metrics.ts';

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
  const gauge = (name: string, help: string, read: (deciding: Control) => number): void =>
    addGauge(registry, { name, help }, () => {
      const deciding = control();
      return deciding === undefined ? 0 : read(deciding);
    });
  gauge('registry_is_writer', 'Whether this instance decides: exactly one of all should', () => 1);
  gauge('registry_revision', 'Decisions so far', ({ state }) => state.revision);
  gauge('registry_audit_log_broken', 'Whether the audit log was changed by something else', ({ brokenAudit }) =>
    brokenAudit() === undefined ? 0 : 1,
  );
  addLabelledGauge(
    registry,
    {
      name: 'registry_live_version_info',
      help: 'The live version of each section',
      labelNames: ['section', 'version'],
    },
    () => Object.entries(control()?.state.state.live ?? {}).map(([section, version]) => [{ section, version }, 1]),
  );
  addLabelledGauge(
    registry,
    { name: 'registry_frozen_info', help: 'Sections that are frozen or pinned', labelNames: ['section'] },
    () =>
      Object.entries(control()?.state.state.sections ?? {})
        .filter(([, { frozen, pinned }]) => frozen !== undefined || pinned !== undefined)
        .map(([section]) => [{ section }, 1]),
  );
  addWebhookMetrics(registry, () => control()?.webhooks ?? []);
  return {
    registry,
    countRefusal: (section, check) => refused.inc({ section, check }),
    noteRequest: requestDurations(registry, 'registry'),
  };
};
