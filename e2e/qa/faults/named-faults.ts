import { breakServices, mendServices } from '../../compose/containers.ts';
import { SECTIONS, SERVICES, type ServiceName } from '../../compose/services.ts';
import { type FaultName, OTHER_FAULTS, TABLES } from '../../faults/names/fault-name.ts';
import {
  CONNECTION_FAULTS,
  HTTP_FAULTS,
  LINK_FAULTS,
  type LinkFault,
  RELEASE_FAULTS,
} from '../../faults/names/link-faults.ts';
import { SERVICE_FAULTS, type ServiceFault } from '../../faults/names/service-faults.ts';
import { disturbLink, HTTP_LINKS, LINKS, type LinkName } from '../links/links.ts';
import { FILES } from '../site.ts';
import { onLiveDatabase } from '../states.ts';
import type { Acts } from './acts.ts';
import { OTHER_ACTS } from './other-acts.ts';
import { exhaustMemory } from './out-of-memory.ts';

/** Something that breaks in a site in containers. */
export interface NamedFault extends Acts {
  readonly name: FaultName;
  readonly what: string;
}

type Entry<Name extends FaultName> = readonly [Name, Omit<NamedFault, 'name'>];

const record = <Name extends FaultName>(entries: readonly Entry<Name>[]): Record<Name, Omit<NamedFault, 'name'>> =>
  Object.fromEntries(entries) as Record<Name, Omit<NamedFault, 'name'>>;

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(words) as Key[];

const ofService = (service: ServiceName, how: ServiceFault) =>
  [
    `${service}-${how}`,
    {
      what: `${service} ${SERVICE_FAULTS[how].what}`,
      begin: () => breakServices(how, [service], FILES),
      end: () => mendServices(how, [service], FILES),
    },
  ] as const;

const outOfMemory = (service: ServiceName) =>
  [
    `${service}-out-of-memory`,
    {
      what: `${service} meets the end of its memory, is ended by the system and started again by itself`,
      begin: () => exhaustMemory(service),
      end: () => mendServices('killed', [service], FILES),
    },
  ] as const;

const ofLink = <Link extends LinkName, How extends LinkFault>(link: Link, how: How) =>
  [
    `${link}-link-${how}`,
    {
      what: `the link to ${link} ${LINK_FAULTS[how]}`,
      begin: () => disturbLink(link, how),
      end: () => disturbLink(link, undefined),
    },
  ] as const;

const ofTable = (table: (typeof TABLES)[number]) =>
  [
    `${table}-table-away`,
    {
      what: `the table ${table} has another name, as after a migration for another version`,
      begin: () => onLiveDatabase(`ALTER TABLE ${table} RENAME TO ${table}_of_another_version;`),
      end: () => onLiveDatabase(`ALTER TABLE ${table}_of_another_version RENAME TO ${table};`),
    },
  ] as const;

/** Complete by its type: a fault that a story causes and testers cannot play does not compile. */
const BY_NAME: Readonly<Record<FaultName, Omit<NamedFault, 'name'>>> = {
  ...record(SERVICES.flatMap((service) => keysOf(SERVICE_FAULTS).map((how) => ofService(service, how)))),
  ...record(SERVICES.map(outOfMemory)),
  ...record(keysOf(LINKS).flatMap((link) => keysOf(CONNECTION_FAULTS).map((how) => ofLink(link, how)))),
  ...record(HTTP_LINKS.flatMap((link) => keysOf(HTTP_FAULTS).map((how) => ofLink(link, how)))),
  ...record(SECTIONS.flatMap((link) => keysOf(RELEASE_FAULTS).map((how) => ofLink(link, how)))),
  ...record(TABLES.map(ofTable)),
  ...record(keysOf(OTHER_FAULTS).map((name) => [name, { what: OTHER_FAULTS[name], ...OTHER_ACTS[name] }] as const)),
};

/** Every fault by its name. */
export const NAMED_FAULTS: readonly NamedFault[] = keysOf(BY_NAME).map((name) => ({ name, ...BY_NAME[name] }));
