import { confidentialUrl, type SettingsResult } from '@sgc/contract/settings';
import * as z from 'zod';
import { webhookKeySchema } from './key.schema.ts';
import type { WebhookSettings } from './webhook.ts';

/** Settings of telling other programs of releases: both, or none. */
export const webhookEnvironment = {
  /** Where events are posted: one address or several, with commas between. */
  RELEASE_WEBHOOK: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(confidentialUrl))
    .optional(),
  /** Key that signs them, as receivers have it: `whsec_` and 24 to 64 bytes in Base64. */
  RELEASE_WEBHOOK_KEY: webhookKeySchema.optional(),
};

const environmentSchema = z.object(webhookEnvironment);

/** Reads them together: an address without a key is an error, because receivers should not trust unsigned messages. */
export const readWebhooks = ({
  RELEASE_WEBHOOK = [],
  RELEASE_WEBHOOK_KEY,
}: z.infer<typeof environmentSchema>): SettingsResult<readonly WebhookSettings[]> => {
  if (RELEASE_WEBHOOK.length === 0) return { ok: true, config: [] };
  if (RELEASE_WEBHOOK_KEY === undefined) {
    return { ok: false, problems: ['RELEASE_WEBHOOK_KEY: is needed where RELEASE_WEBHOOK is set'] };
  }
  const receivers = new Set(RELEASE_WEBHOOK.map((text) => new URL(text).href));
  return { ok: true, config: [...receivers].map((receiver) => ({ receiver, key: RELEASE_WEBHOOK_KEY })) };
};
