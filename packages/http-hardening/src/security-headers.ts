/** Features of browsers that no page of ours ever asks for. */
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

/** What differs between the programs that browsers talk to. */
export interface SecurityHeaderOptions {
  /** The content security policy of answers that bring none of their own. */
  readonly policy: string;
  readonly referrerPolicy: 'strict-origin-when-cross-origin' | 'same-origin';
  /** Whether browsers are told to come by TLS alone from now on. They believe it only where they came by TLS. */
  readonly production: boolean;
}

/** What goes with every answer, errors included. */
export const securityHeaders = ({
  policy,
  referrerPolicy,
  production,
}: SecurityHeaderOptions): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': referrerPolicy,
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(production ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});
