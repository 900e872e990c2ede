import type { TrustedTypesPolicy } from '@sgc/contract/section';
import { FRAMED_ORIGINS, securityHeaders } from '@sgc/http-hardening';
import type { RenderedPage } from '@sgc/renderer/host';
import { DATA_BLOCK_POLICY } from '../../src/seo/data-block.ts';

/** Directives that hold for every answer; pages add the digests of their inline scripts and styles. */
const policy = (
  scriptSources: string,
  styleHashes: readonly string[] = [],
  trustedTypes: readonly TrustedTypesPolicy[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src ${scriptSources}`,
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${FRAMED_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', DATA_BLOCK_POLICY, ...trustedTypes].join(' '),
  ].join('; ');

/** The content security policy of a page: what it holds inline, and what its sections' releases ask for. */
export const pagePolicy = ({
  inlineHashes: { scripts, styles },
  trustedTypes,
}: Pick<RenderedPage, 'inlineHashes' | 'trustedTypes'>): string =>
  policy(["'self'", ...scripts].join(' '), styles, trustedTypes);

/** Headers of every answer, errors included. While developing hot updates run, whose digests no page can know ahead. */
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
