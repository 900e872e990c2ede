export * from './log/create-logger.ts';
export * from './log/describe-error.ts';
export * from './log/log-answer.ts';
export * from './request-id.ts';
export * from './watched-request.ts';
