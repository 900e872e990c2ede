import { addLabelledGauge } from '@sgc/observability/metrics';
import type { Registry } from 'prom-client';
import type { AuditWebhook } from './audit-webhook.ts';
import type { WaitingMessages } from './delivery-store.ts';

const GAUGES = [
  { name: 'registry_webhook_messages_waiting', help: 'Messages that a receiver has not taken yet', of: 'count' },
  {
    name: 'registry_webhook_oldest_message_age_seconds',
    help: 'How long the oldest message of a receiver waits; 0 if none does',
    of: 'oldestAgeS',
  },
] as const satisfies readonly { name: string; help: string; of: keyof WaitingMessages }[];

/**
 * Adds what waits for the receivers of webhooks. While PostgreSQL does not say, there is nothing to show: the rest is.
 * @param webhooks those of an instance that decides; none of one that stands by.
 */
export const addWebhookMetrics = (
  registry: Registry,
  webhooks: () => readonly Pick<AuditWebhook, 'receiver' | 'waiting'>[],
): void => {
  let asking: Promise<readonly { readonly receiver: string; readonly messages: WaitingMessages }[]> | undefined;
  /** Both gauges are collected at once: the answer for one is that for the other. */
  const ask = () => {
    asking ??= Promise.all(webhooks().map(async (one) => ({ receiver: one.receiver, messages: await one.waiting() })))
      .catch(() => [])
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  for (const { of, ...text } of GAUGES) {
    addLabelledGauge(registry, { ...text, labelNames: ['receiver'] }, async () =>
      (await ask())
        .map(({ receiver, messages }) => [{ receiver }, messages[of]] as const)
        // Of receivers that differ in the rest of their addresses alone the one for which most waits is shown.
        .sort(([, one], [, other]) => one - other),
    );
  }
};
