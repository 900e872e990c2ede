import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES } from '@sgc/contract/addresses';
import { STATUS_PATH } from '@sgc/contract/leads';
import { ERRORS, TELEMETRY } from '@sgc/contract/operations';
import { DESCRIPTOR_FILE } from '@sgc/release-format';
import { ROOT } from '../fixtures/changed-section.ts';
import { nextDay } from '../pages/next-day.ts';

const VERSION = '0123456789abcdef';

/** The dealer is there. */
const DAY = nextDay('Tuesday');

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Moyer',
  email: 'ada@example.com',
  phone: '570-555-0134',
  interest: 'sales',
  message: 'A message that is long enough.',
};

const STATUS_QUESTION = { reference: 'K7Q2-9XWD', email: MESSAGE.email };

const readRelease = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, 'mfe-eco/dist/release', DESCRIPTOR_FILE), 'utf8'));

const VIEW = { set: VERSION, token: 'token' };

/** By address. Forms hold the same as text. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/api/contact': {
    ...MESSAGE,
    vehicle: 'denago-ev-city',
    page: ADDRESSES.contact,
    filledInMs: 9000,
    details: { kind: 'test-drive', day: DAY, part: 'any' },
  },
  [ADDRESSES.contact]: { ...MESSAGE, request: 'test-drive', day: DAY },
  [STATUS_PATH]: STATUS_QUESTION,
  [ADDRESSES.requestStatus]: STATUS_QUESTION,
  '/_shell/openings': { ...VIEW, sections: ['mfe-eco'] },
  '/_shell/reports': {
    ...VIEW,
    opened: true,
    views: ['mfe-eco'],
    failedViews: [],
    errors: [],
    lostFiles: { shell: 1 },
    vitals: [{ section: 'shell', name: 'LCP', value: 900 }],
  },
  [TELEMETRY]: { observations: [{ section: 'mfe-eco', version: VERSION, visitor: VERSION, views: 1 }] },
  [ERRORS]: { errors: [{ section: 'mfe-eco', version: VERSION, side: 'server', page: '', message: 'no', count: 1 }] },
  '/ops/sign-in': { token: 'token' },
  '/ops/sections/{section}/releases': readRelease(),
};

/** For every operation of an operator. */
const OPERATION = { why: 'to see what happens', percent: 10, version: VERSION, from: VERSION, to: VERSION, days: 3 };

/** What is sent to an address when it is sent well: fuzzing changes it a little. */
export const bodyOf = (path: string): Readonly<Record<string, unknown>> | undefined =>
  BODIES[path] ?? (path.startsWith('/ops/sections/') ? OPERATION : undefined);
