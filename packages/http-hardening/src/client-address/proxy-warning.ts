import type { IncomingHttpHeaders } from 'node:http';

/** Headers by which proxies say for whom they ask. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

const WARNING =
  'a request came through a proxy that is not believed, so that everybody behind it counts as one address: ' +
  'set TRUSTED_PROXIES to the number of proxies in front';

/** The part of a log that is written to. */
export interface WarningLog {
  warn(details: object, message: string): void;
}

/**
 * Warns once of a proxy in front that the settings do not know of.
 * @param trustedProxies how many proxies are believed; any at all, and nothing is warned of.
 * @returns what looks at the headers of every request.
 */
export const proxyWarning = (trustedProxies: number, log: WarningLog): ((headers: IncomingHttpHeaders) => void) => {
  let isDone = trustedProxies > 0;
  return (headers) => {
    if (isDone) return;
    const header = FORWARDING.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    isDone = true;
    log.warn({ header }, WARNING);
  };
};
