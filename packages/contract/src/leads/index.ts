export * from './addresses.ts';
export * from './contact-message.schema.ts';
export * from './contact-submission.schema.ts';
export * from './fragments.ts';
export * from './interests.ts';
export * from './reference.ts';
