import { DAY_MS } from '@sgc/contract/time';
import type { SectionName, ServiceName } from '../../compose/services.ts';
import type { HTTP_LINKS, LinkName } from '../../qa/links/links.ts';
import type { CONNECTION_FAULTS, HTTP_FAULTS, RELEASE_FAULTS } from './link-faults.ts';
import type { ServiceFault } from './service-faults.ts';

/** Tables that a migration for another version of the API takes away. */
export const TABLES = ['vehicle', 'lead', 'media'] as const;

/** How far a clock is off that is wrong, in milliseconds. */
export const CLOCK_SHIFTS_MS = { ahead: DAY_MS, behind: -DAY_MS } as const;

/** Faults of no single container and no link, with what they are like. */
export const OTHER_FAULTS = {
  'names-away': 'API, registry and shell find no name; open connections go on',
  'names-slow': 'API, registry and shell find every name two seconds later',
  'clock-ahead': 'the clock of API, registry and shell is a day ahead',
  'clock-behind': 'the clock of API, registry and shell is a day behind',
  'registry-disk-full': 'the disk on which releases are tried has no room',
  'shell-disk-full': 'the disk on which a shell keeps releases and pages has no room',
  'mailbox-slow': 'the mail server takes half a second for each mail',
  'one-shell-killed': 'of several shells, one ends as in a loss of power',
  'one-shell-stopped': 'of several shells, one is shut down in order',
  'one-shell-paused': 'of several shells, one stands still',
  'everything-killed': 'the power of everything goes',
} as const;

type OtherFault = keyof typeof OTHER_FAULTS;

/** Every fault of the site, by the name under which testers play it and reports count it. */
export type FaultName =
  | `${ServiceName}-${ServiceFault | 'out-of-memory'}`
  | `${LinkName}-link-${keyof typeof CONNECTION_FAULTS}`
  | `${(typeof HTTP_LINKS)[number]}-link-${keyof typeof HTTP_FAULTS}`
  | `${SectionName}-link-${keyof typeof RELEASE_FAULTS}`
  | `${(typeof TABLES)[number]}-table-away`
  | OtherFault;
