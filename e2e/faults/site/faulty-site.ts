import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@sgc/local/ports';
import { type RunningPostgres, runStatement, startPostgres } from '@sgc/local/postgres';
import { Program } from '@sgc/local/process';
import { SECTIONS, type SectionName } from '../../compose/services.ts';
import { ROOT } from '../../fixtures/changed-section.ts';
import { Timeline } from '../../fixtures/timeline.ts';
import { CLOCK_SHIFTS_MS, type TABLES } from '../names/fault-name.ts';
import { LINK_FAULTS } from '../names/link-faults.ts';
import { FaultProxy } from './fault-proxy.ts';
import { Mailbox, SLOW_MAILBOX_MS } from './mailbox.ts';
import { isOfProxy, linkFaults, type ProxyName } from './proxies.ts';
import { ReleaseHost } from './release-host.ts';
import type { SmallDisk } from './small-disk.ts';

const run = promisify(execFile);

export interface FaultySiteOptions {
  /** Settings of all programs beyond the usual. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where releases lie while the registry tries them, and where the shell keeps what it has. */
  readonly disk?: SmallDisk;
  /** That of API, registry and shell: a day off. */
  readonly clock?: keyof typeof CLOCK_SHIFTS_MS;
}

const NAME_SERVICE = new URL('./name-service.mjs', import.meta.url).href;
const SHIFTED_CLOCK = new URL('./shifted-clock.mjs', import.meta.url).href;

const FULL_DISKS = ['registry-disk-full', 'shell-disk-full'] as const;

/** What a program logs of itself when it is started again. */
const FELL = /^(api|registry|shell) ended with /;

/** An address by way of a proxy, by name: programs in containers have to look names up too. */
const throughProxy = (address: string, proxy: FaultProxy): string => {
  const url = new URL(address);
  url.hostname = 'localhost';
  url.port = String(proxy.port);
  return url.href;
};

/** The whole site on this machine, with a proxy that can be disturbed wherever two programs meet. */
export class FaultySite {
  readonly address: string;
  /** Where operators go: the registry itself, past the proxy before it. */
  readonly operations: string;
  readonly hosts: Readonly<Record<SectionName, ReleaseHost>>;
  /** Proxies from the registry to the sections' hosts, from the shell to registry and API, from both of these to PostgreSQL, and to the mail server. */
  readonly proxies: Readonly<Record<ProxyName, FaultProxy>>;
  readonly shell: Program;
  readonly registry: Program;
  readonly api: Program;
  /** Where the dealer's mail arrives. */
  readonly mailbox: Mailbox;
  /** What breaks when there is no room; undefined if the site was started without it. */
  readonly disk: SmallDisk | undefined;
  readonly timeline: Timeline;
  readonly #folder: string;
  #postgres: RunningPostgres;

  private constructor(parts: {
    address: string;
    operations: string;
    folder: string;
    hosts: FaultySite['hosts'];
    proxies: FaultySite['proxies'];
    shell: Program;
    registry: Program;
    api: Program;
    mailbox: Mailbox;
    postgres: RunningPostgres;
    disk: SmallDisk | undefined;
    timeline: Timeline;
  }) {
    this.address = parts.address;
    this.operations = parts.operations;
    this.hosts = parts.hosts;
    this.proxies = parts.proxies;
    this.shell = parts.shell;
    this.registry = parts.registry;
    this.#folder = parts.folder;
    this.api = parts.api;
    this.mailbox = parts.mailbox;
    this.#postgres = parts.postgres;
    this.disk = parts.disk;
    this.timeline = parts.timeline;
  }

  static async start(options: FaultySiteOptions = {}): Promise<FaultySite> {
    await mkdir(join(ROOT, '.data'), { recursive: true });
    const folder = await mkdtemp(join(ROOT, '.data/faults-'));
    const postgres = await startPostgres({ dataDirectory: folder, log: () => undefined });
    try {
      return await FaultySite.#startOn(postgres, folder, options);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
  }

  static async #startOn(
    postgres: RunningPostgres,
    folder: string,
    { environment = {}, disk, clock }: FaultySiteOptions,
  ): Promise<FaultySite> {
    const timeline = new Timeline();
    if (clock !== undefined) timeline.begin([`clock-${clock}`], `the programs' clock is a day ${clock}`);
    const apiPort = await freePort();
    const mailbox = await Mailbox.open();
    const database = await FaultProxy.to(Number(new URL(postgres.url).port));
    const mail = await FaultProxy.to(mailbox.port);
    const program = (name: string, file: string, port: number, ready: string, env: Record<string, string>) =>
      new Program({
        name,
        file: join(ROOT, file),
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          CONTACT_LIMIT: '100000',
          VARIANT_LIMIT: '100000',
          CONTACT_TOTAL_LIMIT: '100000',
          NODE_OPTIONS: `--import=${NAME_SERVICE} --import=${SHIFTED_CLOCK}`,
          NAME_FAULT: join(folder, 'name-fault'),
          CLOCK_SHIFT_MS: String(clock === undefined ? 0 : CLOCK_SHIFTS_MS[clock]),
          ...env,
          ...environment,
        },
        readyAddress: `http://127.0.0.1:${port}${ready}`,
        readyWithinMs: 60_000,
        logFile: join(folder, 'logs', `${name}.log`),
        log: (line) => {
          timeline.note(line);
          const [, fell] = FELL.exec(line) ?? [];
          if (fell === undefined) return;
          timeline.begin([`${fell as 'api' | 'registry' | 'shell'}-killed`], `${fell} is away`);
          timeline.end((fault) => fault === `${fell}-killed`, `${fell} is started again`);
        },
      });
    const api = program('api', 'api/dist/main.js', apiPort, '/api/health/ready', {
      DATABASE_URL: throughProxy(postgres.url, database),
      API_PORT: String(apiPort),
      DATA_DIR: join(folder, 'api'),
      SMTP_URL: throughProxy('smtp://127.0.0.1', mail),
      MAIL_TO: 'dealer@example.com',
      // Longer than all answers of a mail server over a slow connection: who gives up before cannot know that it took the mail.
      MAIL_TIMEOUT_S: '8',
    });
    await api.start();

    const hosts: Partial<Record<SectionName, ReleaseHost>> = {};
    const proxies: Partial<Record<ProxyName, FaultProxy>> = { api: await FaultProxy.to(apiPort), database, mail };
    for (const section of SECTIONS) {
      const origin = join(folder, 'origins', section);
      await cp(join(ROOT, section, 'dist/release'), origin, { recursive: true });
      hosts[section] = await ReleaseHost.of(origin);
      proxies[section] = await FaultProxy.to(hosts[section].port);
    }
    const [registryPort, port] = [await freePort(), await freePort()];
    proxies.registry = await FaultProxy.to(registryPort);
    const all = { hosts: hosts as FaultySite['hosts'], proxies: proxies as FaultySite['proxies'] };
    const apiOrigin = { API_ORIGIN: `http://localhost:${all.proxies.api.port}` };
    const registry = program('registry', 'registry/dist/main.js', registryPort, '/readyz', {
      ...apiOrigin,
      PORT: String(registryPort),
      DATABASE_URL: throughProxy(postgres.url, database),
      SECTION_ORIGINS: SECTIONS.map((name) => `${name}=http://localhost:${all.proxies[name].port}/`).join(','),
      SHELL_BUILD: join(ROOT, 'shell/dist'),
      WORKSPACE: join(disk?.folder ?? folder, 'workspace'),
      AUDIT_KEY: 'of a story that nobody has to keep',
    });
    const shell = program('shell', 'shell/dist/server/main.js', port, '/readyz', {
      ...apiOrigin,
      PORT: String(port),
      REGISTRY_ORIGIN: `http://localhost:${all.proxies.registry.port}`,
      RELEASE_CACHE: join(disk?.folder ?? folder, 'cache'),
      EXPECTED_SECTIONS: SECTIONS.join(','),
    });
    await Promise.all([registry.start(), shell.start()]);
    for (const [name, proxy] of Object.entries(all.proxies) as [ProxyName, FaultProxy][]) {
      proxy.onFault = (fault) => {
        const words = `the proxy of ${name}: ${fault ?? 'mended'}`;
        if (fault === undefined) timeline.end((standing) => isOfProxy(name, standing), words);
        else timeline.begin(linkFaults(name, fault), `${words}, ${LINK_FAULTS[fault]}`);
      };
    }
    const address = `http://127.0.0.1:${port}`;
    const operations = `http://127.0.0.1:${registryPort}`;
    return new FaultySite({
      address,
      operations,
      folder,
      ...all,
      shell,
      registry,
      api,
      mailbox,
      postgres,
      disk,
      timeline,
    });
  }

  /** Where changed copies of sections may lie. */
  get folder(): string {
    return this.#folder;
  }

  /** Ends PostgreSQL as a power loss would. */
  killPostgres(): Promise<void> {
    this.timeline.begin(['postgres-killed'], 'PostgreSQL is killed');
    return this.#postgres.kill();
  }

  async startPostgres(): Promise<void> {
    const { url } = this.#postgres;
    this.#postgres = await startPostgres({ dataDirectory: this.#folder, log: () => undefined });
    this.timeline.end((fault) => fault === 'postgres-killed', 'PostgreSQL is back');
    if (this.#postgres.url !== url) throw new Error('PostgreSQL came back at another address');
  }

  /** Takes a table from those who read it, as a migration does that was written for another version. */
  breakTable(name: (typeof TABLES)[number]): Promise<void> {
    this.timeline.begin([`${name}-table-away`], `the table ${name} is taken away`);
    return runStatement(this.#postgres.url, `ALTER TABLE ${name} RENAME TO ${name}_of_another_version`);
  }

  /** From now on no name is found. Connections that exist go on. */
  async loseNames(): Promise<void> {
    this.timeline.begin(['names-away'], 'the name service is away');
    await writeFile(join(this.#folder, 'name-fault'), 'away');
  }

  async findNames(): Promise<void> {
    this.timeline.end((fault) => fault === 'names-away', 'the name service is back');
    await rm(join(this.#folder, 'name-fault'));
  }

  /** Leaves no room on the small disk, if the site was started with one. */
  async fillDisk(): Promise<void> {
    this.timeline.begin(FULL_DISKS, 'the disk is full');
    await this.disk?.fill();
  }

  async clearDisk(): Promise<void> {
    this.timeline.end((fault) => FULL_DISKS.some((full) => full === fault), 'there is room on the disk');
    await this.disk?.clear();
  }

  /** Has the mail server think about each mail for a while. */
  slowMailbox(): void {
    this.timeline.begin(['mailbox-slow'], 'the mail server takes half a second for each mail');
    this.mailbox.delayMs = SLOW_MAILBOX_MS;
  }

  hurryMailbox(): void {
    this.timeline.end((fault) => fault === 'mailbox-slow', 'the mail server takes mails at once');
    this.mailbox.delayMs = 0;
  }

  /** All that the programs have printed. */
  async logsSince(): Promise<string> {
    const folder = join(this.#folder, 'logs');
    const files = await readdir(folder);
    return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  }

  /** Runs one of the dealer's commands, such as `inventory import`, and answers what it printed. */
  async command(tool: 'inventory' | 'leads', ...args: string[]): Promise<string> {
    const env = { PATH: process.env.PATH, DATABASE_URL: this.#postgres.url, MAIL_DELIVERY: 'files' };
    const program = join(ROOT, `api/dist/${tool}.js`);
    const { stdout } = await run(process.execPath, [program, ...args], { env, maxBuffer: 64_000_000 });
    return stdout;
  }

  /** What the dealer's own tool lists: the reference numbers of all stored messages. */
  async leads(): Promise<ReadonlySet<string>> {
    const listed = await this.command('leads', 'list', '--limit', '10000000');
    return new Set(listed.match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g));
  }

  async stop(): Promise<void> {
    await this.shell.stop();
    await this.registry.stop();
    await this.api.stop();
    await Promise.all([...Object.values(this.proxies), ...Object.values(this.hosts)].map((part) => part.close()));
    await this.mailbox.close();
    await this.#postgres.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
