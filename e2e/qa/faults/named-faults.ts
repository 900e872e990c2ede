import type * as z from 'zod';
import { compose, PROGRAMS } from '../../compose/containers.ts';
import { disturbLink, LINKS, type LinkName, type linkFaultSchema } from '../links/links.ts';
import { FILES } from '../site.ts';

/** Something that breaks in a site in containers, and how it is mended. */
export interface NamedFault {
  readonly name: string;
  readonly what: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

const SERVICES = ['postgres', ...PROGRAMS, 'mailbox'] as const;

const ofService = (service: (typeof SERVICES)[number]): NamedFault[] => [
  {
    name: `${service}-killed`,
    what: `${service} ends as in a loss of power`,
    begin: () => compose(['kill', service], FILES),
    end: () => compose(['start', service], FILES),
  },
  {
    name: `${service}-stopped`,
    what: `${service} is shut down in order`,
    begin: () => compose(['stop', service], FILES),
    end: () => compose(['start', service], FILES),
  },
  {
    name: `${service}-paused`,
    what: `${service} stands still: connections open, nothing is answered`,
    begin: () => compose(['pause', service], FILES),
    end: () => compose(['unpause', service], FILES),
  },
];

const LINK_FAULTS: readonly (readonly [string, string, z.infer<typeof linkFaultSchema>])[] = [
  ['down', 'refuses connections', 'down'],
  ['reset', 'breaks connections off', 'reset'],
  ['stalled', 'takes connections and answers nothing', 'stalled'],
  ['frozen', 'stands still, open connections included, and goes on afterwards', 'frozen'],
  ['flapping', 'is down every other second', 'flapping'],
  ['slow', 'answers 700 ms later', { slowMs: 700 }],
  ['dripping', 'lets answers drip, 2,000 bytes a second', { bytesPerSecond: 2000 }],
];

const ofLink = (link: LinkName): NamedFault[] =>
  LINK_FAULTS.map(([name, what, fault]) => ({
    name: `${link}-link-${name}`,
    what: `the link to ${link} ${what}`,
    begin: () => disturbLink(link, fault),
    end: () => disturbLink(link, undefined),
  }));

const FILLER = '/data/filler';

/** Every fault by its name. */
export const NAMED_FAULTS: readonly NamedFault[] = [
  ...SERVICES.flatMap(ofService),
  ...(Object.keys(LINKS) as LinkName[]).flatMap(ofLink),
  {
    name: 'registry-disk-full',
    what: 'the disk on which releases are tried has no room',
    begin: () => compose(['exec', '-T', 'registry', 'sh', '-c', `cat /dev/zero > ${FILLER} 2>/dev/null; true`], FILES),
    end: () => compose(['exec', '-T', 'registry', 'rm', '-f', FILLER], FILES),
  },
];
