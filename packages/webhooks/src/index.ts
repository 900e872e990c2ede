export type { Message } from './signed-message.ts';
export { type Outbox, Webhook, type WebhookParts, type WebhookSettings } from './webhook.ts';
