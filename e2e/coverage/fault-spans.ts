import type { Moment } from '../fixtures/account.ts';

/** A fault of a site while it lasted, by the name that the testers' kit has for it. */
export interface FaultSpan {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Infinity while it lasts. */
  readonly to: number;
}

const DOCKER = /^docker compose (kill|stop|pause|start|unpause|restart|up)\b(.*)$/;
const PROXY = /^the proxy of (\S+): (.*)$/;
const POSTGRES = /^PostgreSQL is (killed|back)$/;
const FELL = /^(\S+) ended with /;

const ENDINGS = { kill: 'killed', stop: 'stopped', pause: 'paused' } as const;

/** What ends which faults of a container. */
const MENDS: Readonly<Record<string, readonly string[]>> = {
  start: ['killed', 'stopped'],
  restart: ['killed', 'stopped'],
  up: ['killed', 'stopped'],
  unpause: ['paused'],
};

/** The stories' one proxy before PostgreSQL stands for two links of the kit. */
const LINKS_OF_PROXY: Readonly<Record<string, readonly string[]>> = { database: ['api-database', 'registry-database'] };

const linkFault = (words: string): string => {
  if (words.includes('slow')) return 'slow';
  if (words.includes('bytesPerSecond')) return 'dripping';
  return words;
};

/** A change of what is at fault: begins faults by their names, or ends those that it says yes to. */
interface Change {
  readonly begins: readonly string[];
  readonly ends: (name: string) => boolean;
  /** What began is over at once, as of a program that is started again by itself. */
  readonly isShort?: true;
}

const NOTHING = (): boolean => false;

const ofContainers = (command: string, rest: string): Change => {
  const services = rest.split(' ').filter((word) => word !== '' && !word.startsWith('-'));
  if (command in ENDINGS) {
    const how = ENDINGS[command as keyof typeof ENDINGS];
    return { begins: services.map((service) => `${service}-${how}`), ends: NOTHING };
  }
  const mended = MENDS[command] ?? [];
  return {
    begins: [],
    ends: (name) =>
      mended.some((how) => name.endsWith(`-${how}`)) &&
      (services.length === 0 || services.some((service) => name.startsWith(`${service}-`))),
  };
};

const ofProxy = (proxy: string, words: string): Change => {
  const links = LINKS_OF_PROXY[proxy] ?? [proxy];
  const ends = (name: string): boolean => links.some((link) => name.startsWith(`${link}-link-`));
  return { begins: words === 'mended' ? [] : links.map((link) => `${link}-link-${linkFault(words)}`), ends };
};

const changeOf = (what: string): Change | undefined => {
  const [, command, rest = ''] = DOCKER.exec(what) ?? [];
  if (command !== undefined) return ofContainers(command, rest);
  const [, proxy, words = ''] = PROXY.exec(what) ?? [];
  if (proxy !== undefined) return ofProxy(proxy, words);
  const [, postgres] = POSTGRES.exec(what) ?? [];
  if (postgres === 'killed') return { begins: ['postgres-killed'], ends: NOTHING };
  if (postgres === 'back') return { begins: [], ends: (name) => name === 'postgres-killed' };
  const [, program] = FELL.exec(what) ?? [];
  return program === undefined ? undefined : { begins: [`${program}-killed`], ends: NOTHING, isShort: true };
};

/** The faults that a site's timeline tells of, in the order in which they began. */
export const faultSpans = (moments: readonly Moment[]): readonly FaultSpan[] => {
  const spans: { name: string; from: number; to: number }[] = [];
  for (const { at, what } of moments) {
    const change = changeOf(what);
    if (change === undefined) continue;
    for (const span of spans) if (span.to === Number.POSITIVE_INFINITY && change.ends(span.name)) span.to = at;
    const to = change.isShort ? at : Number.POSITIVE_INFINITY;
    for (const name of change.begins) spans.push({ name, from: at, to });
  }
  return spans;
};
