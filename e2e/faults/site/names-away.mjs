import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';

// Preloaded into a program, it keeps every name from being found while the file NAMES_AWAY is there.
const { lookup } = dns;

dns.lookup = (name, ...rest) => {
  if (isIP(name) !== 0 || !existsSync(process.env.NAMES_AWAY)) return lookup(name, ...rest);
  const error = new Error(`getaddrinfo EAI_AGAIN ${name}`);
  process.nextTick(rest.at(-1), Object.assign(error, { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: name }));
};
