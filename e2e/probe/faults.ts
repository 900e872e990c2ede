import type { LinkFault } from '../faults/names/link-faults.ts';
import type { FaultySite } from '../faults/site/faulty-site.ts';
import type { ProxyName } from '../faults/site/proxies.ts';

/** Something that breaks, and how it is mended. */
export interface SiteFault {
  readonly name: string;
  /** What of the site breaks: nothing breaks in two ways at once. */
  readonly part: string;
  begin(site: FaultySite): Promise<void> | void;
  end(site: FaultySite): Promise<void> | void;
}

const PROXIES: readonly ProxyName[] = [
  'api',
  'registry',
  'database',
  'mail',
  'mfe-catalog',
  'mfe-content',
  'mfe-eco',
  'mfe-leads',
];
const PROXY_FAULTS = ['down', 'stalled', 'frozen', 'flapping', 'slow'] as const satisfies readonly LinkFault[];

const proxyFaults = PROXIES.flatMap((proxy) =>
  PROXY_FAULTS.map(
    (fault): SiteFault => ({
      name: `the proxy of ${proxy} is ${fault}`,
      part: `proxy of ${proxy}`,
      begin: (site) => site.proxies[proxy].disturb(fault),
      end: (site) => site.proxies[proxy].mend(),
    }),
  ),
);

const kill = (program: 'api' | 'registry' | 'shell'): SiteFault => ({
  name: `the ${program} is killed`,
  part: program,
  begin: (site) => site[program].kill(),
  end: () => undefined,
});

/** Everything that can go wrong with a part. */
export const SITE_FAULTS: readonly SiteFault[] = [
  ...proxyFaults,
  kill('api'),
  kill('registry'),
  kill('shell'),
  {
    name: 'PostgreSQL loses its power',
    part: 'PostgreSQL',
    begin: (site) => site.killPostgres(),
    end: (site) => site.startPostgres(),
  },
  {
    name: 'the name service is away',
    part: 'name service',
    begin: (site) => site.loseNames(),
    end: (site) => site.findNames(),
  },
  {
    name: 'the disk is full',
    part: 'disk',
    begin: (site) => site.fillDisk(),
    end: (site) => site.clearDisk(),
  },
  {
    name: 'the mail server takes half a second for each mail',
    part: 'mail server',
    begin: (site) => site.slowMailbox(),
    end: (site) => site.hurryMailbox(),
  },
];
