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

/** What no page of the site ever asks a browser for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const YEAR_SECONDS = 31_536_000;

/** What goes with every answer, errors included. */
export const securityHeaders = (production: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policy("'none'"),
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(production ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});
