import { securityHeaders } from '@sgc/http-hardening';
import type { InlineHashes } from '@sgc/renderer/host';
import { DATA_BLOCK_POLICY } from '../../src/seo/data-block.ts';

/** Directives that hold for every answer; pages add the digests of their inline scripts and styles. */
const policy = (scriptSources: string, styleHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org https://maps.google.com https://www.google.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${DATA_BLOCK_POLICY}`,
  ].join('; ');

/** The content security policy of a page that holds these scripts and styles inline. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  policy(["'self'", ...scripts].join(' '), styles);

/** What goes with every answer, errors included. While developing hot updates run, whose digests no page can know ahead. */
export const shellHeaders = ({
  production,
  development,
}: {
  readonly production: boolean;
  readonly development: boolean;
}): Readonly<Record<string, string>> => {
  const headers = securityHeaders({
    policy: policy("'none'"),
    referrerPolicy: 'strict-origin-when-cross-origin',
    production,
  });
  const { 'integrity-policy': _, ...withoutDigests } = headers;
  return development ? withoutDigests : headers;
};
