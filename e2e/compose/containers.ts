import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SERVICE_FAULTS, type ServiceFault } from '../faults/names/service-faults.ts';
import { Timeline } from '../fixtures/timeline.ts';
import { endedBy, faultsOf } from './container-faults.ts';
import type { ServiceName } from './services.ts';

const run = promisify(execFile);

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Containers, volumes and networks of a run bear this name. */
export const PROJECT = process.env.COMPOSE_PROJECT_NAME ?? 'golf-carts-e2e';

/** What was done to the containers. */
export const TIMELINE = new Timeline();

/** Commands that only look. */
const LOOKS = ['ps', 'logs', 'port', 'config'] as const;

/** Commands that break nothing for others to meet: what does is a fault, and has a name. */
type Command =
  | (typeof LOOKS)[number]
  | 'build'
  | 'cp'
  | 'down'
  | 'exec'
  | 'pull'
  | 'restart'
  | 'rm'
  | 'run'
  | 'start'
  | 'unpause'
  | 'up'
  | '--profile';

/** A command of Compose with all that it is given. */
export type ComposeCommand = readonly [Command, ...string[]];

/** What Compose writes a project's name on. */
const PROJECT_LABEL = 'com.docker.compose.project';

/** What differs from one use of the containers to another. */
export interface ComposeOptions {
  /** Another folder of the project to build from. */
  readonly directory?: string;
  /** Files beside docker-compose.yml, from the project's folder. */
  readonly files?: readonly string[];
  readonly input?: string | Buffer;
}

const argumentsFor = ({ directory = ROOT, files = [] }: ComposeOptions): string[] => [
  'compose',
  '--project-name',
  PROJECT,
  '--project-directory',
  directory,
  ...['docker-compose.yml', ...files].flatMap((file) => ['--file', `${directory}/${file}`]),
];

/**
 * Runs `docker compose` on this run's project and answers what it printed.
 * @throws with all it printed, if it does not end well.
 */
export const compose = async (args: ComposeCommand, options: ComposeOptions = {}): Promise<string> => {
  if (!LOOKS.some((look) => look === args[0])) {
    TIMELINE.end(endedBy(args), `docker compose ${args.join(' ').slice(0, 160)}`);
  }
  const child = run('docker', [...argumentsFor(options), ...args], { maxBuffer: 256_000_000 });
  child.child.stdin?.end(options.input);
  const { stdout } = await child;
  return stdout;
};

/** Begins a fault of services. */
export const breakServices = async (
  how: ServiceFault,
  services: readonly ServiceName[],
  options: ComposeOptions = {},
): Promise<void> => {
  const { what, begin } = SERVICE_FAULTS[how];
  TIMELINE.begin(faultsOf(services, how), `${services.join(', ')}: ${what}`);
  await run('docker', [...argumentsFor(options), ...begin, ...services]);
};

/** Ends it. Not by `docker compose start`: that refuses while a container that the service depends on is unhealthy, as beside another fault. */
export const mendServices = async (
  how: ServiceFault,
  services: readonly ServiceName[],
  options: ComposeOptions = {},
): Promise<void> => {
  const { end } = SERVICE_FAULTS[how];
  if (end === 'unpause') {
    await compose([end, ...services], options);
    return;
  }
  const containers = (await compose(['ps', '--all', '--quiet', ...services], options)).split('\n').filter(Boolean);
  await run('docker', [end, ...containers]);
  TIMELINE.end(endedBy([end, ...services]), `${services.join(', ')}: ${end}`);
  await untilAnnounced();
};

/** The power of everything goes; `bringUp` ends it. */
export const killEverything = async (options: ComposeOptions = {}): Promise<void> => {
  TIMELINE.begin(['everything-killed'], 'the power of everything goes');
  await run('docker', [...argumentsFor(options), ...SERVICE_FAULTS.killed.begin]);
};

/** Ids of the shells' containers, also of those that do not run. */
export const shellContainers = async (options: ComposeOptions = {}): Promise<readonly string[]> =>
  (await compose(['ps', '--all', '--quiet', 'shell'], options)).split('\n').filter(Boolean);

/** Begins a fault of one shell among several, by its container. */
export const breakShell = async (how: ServiceFault, container: string): Promise<void> => {
  TIMELINE.begin([`one-shell-${how}`], `one shell: ${SERVICE_FAULTS[how].what}`);
  await run('docker', [...SERVICE_FAULTS[how].begin, container]);
};

/** Ends it. */
export const mendShell = async (how: ServiceFault, container: string): Promise<void> => {
  TIMELINE.end((fault) => fault === `one-shell-${how}`, 'one shell is mended');
  await run('docker', [SERVICE_FAULTS[how].end, container]);
};

/** The same with its output on this terminal. */
export const composeAloud = (args: ComposeCommand, options: ComposeOptions = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('docker', [...argumentsFor(options), ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`docker compose ${args.join(' ')} ended with ${code}`));
    });
  });

/** The first releases of a new site are tried in a browser before any is live, on processors that all of it shares. */
const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 200;

/** Compose gives up at once where a container that others depend on is unhealthy, which it may be after a fault and for a while. */
const UNHEALTHY = /dependency failed to start: container \S+ is unhealthy/;
const HEALTHY_WITHIN_MS = 30_000;

/** Pages, and stored data behind them. */
const isReady = async (): Promise<boolean> => {
  for (const address of ['/readyz', '/api/revisions']) {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${process.env.BASE_URL}${address}`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok !== true) return false;
  }
  return true;
};

/** What Linux lists of its IPv6 addresses; elsewhere containers have a machine of their own. */
const ADDRESSES_FILE = '/proc/net/if_inet6';

/** `IFA_F_TENTATIVE`: the address of a container's link is not announced yet, for a second or two after its start. */
const TENTATIVE = 0x40;

/** Chromium gives up what it is loading, also from 127.0.0.1, at the moment when an address of the machine is announced. */
const areAddressesAnnounced = async (): Promise<boolean> => {
  const listed = await readFile(ADDRESSES_FILE, 'utf8').catch(() => '');
  return [...listed.matchAll(/(\S+) +\S+$/gm)].every(
    ([, flags]) => (Number.parseInt(flags ?? '', 16) & TENTATIVE) === 0,
  );
};

const until = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} not ready after ${READY_WITHIN_MS / 1000} s`);
    await pause(LOOK_EVERY_MS);
  }
};

const untilAnnounced = (): Promise<void> => until(areAddressesAnnounced, "The network's addresses are");

/** Waits until visitors have the whole site, and keep it. */
export const untilReady = (): Promise<void> =>
  until(async () => (await isReady()) && (await areAddressesAnnounced()), 'The site is');

/**
 * Starts the services that do not run. Not with `--wait`: that gives up at
 * once if a container is unhealthy because another is missing, which stories cause.
 */
export const startUp = async (options: ComposeOptions = {}, ...services: string[]): Promise<void> => {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    try {
      await compose(['up', '--detach', ...services], options);
      break;
    } catch (error) {
      if (!UNHEALTHY.test(String(error)) || Date.now() > deadline) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
};

/** Starts the services that do not run, and waits until visitors have the whole site. */
export const bringUp = async (options: ComposeOptions = {}, ...services: string[]): Promise<void> => {
  await startUp(options, ...services);
  await untilReady();
};

/**
 * Removes all containers, networks and volumes of this run's project. Compose forgets the volumes that only a story's own
 * file mounts, or that no service mounts with that file: these are found by their label.
 */
export const takeDown = async (): Promise<void> => {
  await compose(['--profile', 'edge', 'down', '--volumes', '--remove-orphans', '--timeout', '20']);
  const { stdout } = await run('docker', ['volume', 'ls', '--quiet', '--filter', `label=${PROJECT_LABEL}=${PROJECT}`]);
  const volumes = stdout.split('\n').filter(Boolean);
  if (volumes.length > 0) await run('docker', ['volume', 'rm', ...volumes]);
};

/** Starts a container that was stopped or killed, and waits until it is healthy: the end of a fault. */
export const startAgain = async (service: string): Promise<void> => {
  await compose(['up', '--detach', '--no-deps', '--wait', service]);
  await untilAnnounced();
};

/** What Docker knows of a container, an image or a network. */
export const inspect = async <T>(kind: 'container' | 'image' | 'network', name: string): Promise<T> => {
  const { stdout } = await run('docker', [kind, 'inspect', name]);
  return JSON.parse(stdout)[0];
};

/** The container of a service. */
export const containerOf = async (service: string): Promise<string> =>
  (await compose(['ps', '--all', '--quiet', service])).trim();

/** The moment a service's container was started. */
export const startedAt = async (service: string): Promise<string> => {
  const { State } = await inspect<{ State: { StartedAt: string } }>('container', await containerOf(service));
  return State.StartedAt;
};

/** What the dealer's own tool lists: the reference numbers of all stored messages. */
export const storedLeads = async (): Promise<ReadonlySet<string>> => {
  const listed = await compose(['exec', '-T', 'api', 'node', 'api/dist/leads.js', 'list', '--limit', '100000']);
  return new Set(listed.match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g));
};

/** The dealer's mail server beside the site. */
export const MAILBOX = { files: ['e2e/compose/mailbox.yml'] } as const;

/** References of the leads whose mails have arrived, each as often as it came. */
export const mailedLeads = async (): Promise<string[]> =>
  [
    ...(await compose(['logs', '--no-log-prefix', 'mailbox'], MAILBOX)).matchAll(
      /arrived ([0-9A-Z]{4}-[0-9A-Z]{4})$/gm,
    ),
  ].map(([, reference = '']) => reference);
