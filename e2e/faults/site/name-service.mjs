import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

// Preloaded into a program, it keeps every name from being found while the file NAME_FAULT says `away`, and finds it late while it
// says `slow`.
const SLOW_MS = 2000;
const { lookup } = dns;

const faultNow = () => {
  try {
    return readFileSync(process.env.NAME_FAULT, 'utf8');
  } catch {
    return '';
  }
};

dns.lookup = (name, ...rest) => {
  const fault = isIP(name) === 0 ? faultNow() : '';
  if (fault === 'slow') {
    setTimeout(() => lookup(name, ...rest), SLOW_MS);
  } else if (fault === 'away') {
    const error = new Error(`getaddrinfo EAI_AGAIN ${name}`);
    process.nextTick(rest.at(-1), Object.assign(error, { code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: name }));
  } else {
    lookup(name, ...rest);
  }
};
