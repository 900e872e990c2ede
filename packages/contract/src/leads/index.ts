export * from './contact-message.schema.ts';
