import { createLogger } from '@sgc/observability';
import type { DestinationStream, Logger } from 'pino';
import { requestContext } from '../http/request-context.ts';

const ofRequest = (): object => {
  const requestId = requestContext.getStore()?.requestId;
  return requestId === undefined ? {} : { requestId };
};

/** The API's log; each line names the request that is worked for. */
export const createApiLogger = (level: string, destination?: DestinationStream): Logger =>
  createLogger({ program: 'api', level, context: ofRequest }, destination);
