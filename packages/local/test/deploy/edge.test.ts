import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '@sgc/http-hardening';
import { ROOT } from '../../src/root.ts';

const sent = Object.fromEntries(
  [...readFileSync(join(ROOT, 'deploy/edge/headers.conf'), 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

test('the proxy sends the same headers with its own answers as the programs with theirs', () => {
  const policy = sent['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(sent).toEqual(
    securityHeaders({ policy, referrerPolicy: 'strict-origin-when-cross-origin', production: true }),
  );
});
