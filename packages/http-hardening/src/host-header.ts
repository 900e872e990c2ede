import type { IncomingMessage } from 'node:http';

/** Answered with 400. */
export const TWO_HOSTS = 'The request names two hosts.';

/**
 * Whether a request says twice which host it is for: a proxy before us may believe the one and we the other, and caches keep
 * what is of one host for the other.
 */
export const namesTwoHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};
