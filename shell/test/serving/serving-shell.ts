import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShellMessage } from '@sgc/contract/development';
import { freePort } from '@sgc/local/ports';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { writeRecordedRelease } from '@sgc/release-format/testing';
import { FakeRegistry } from './fake-registry.ts';

/** The shell as it was built. */
export const DIST = join(__dirname, '../../dist');
const LOOK_AGAIN_MS = 20;
const LONGEST_MS = 20_000;

/** The page of the fixture's section. */
export const PAGE = '/eco-impact';
export const SECTION = 'mfe-eco';

/** The report of a view without anything to count. */
export const EMPTY_REPORT = { opened: false, views: [], failedViews: [], lostFiles: {}, vitals: [] } as const;

/** The built shell as a process of its own. */
export class ServingShell {
  readonly folder = mkdtempSync(join(tmpdir(), 'serving-shell-'));
  readonly #build: string;
  /** What it told the process that started it. */
  readonly said: unknown[] = [];
  address = '';
  #process: ChildProcess | undefined;
  #output = '';

  /** @param build folder of a build. */
  constructor(build = DIST) {
    this.#build = build;
  }

  /** Starts the shell on this folder's cache and waits until it listens. */
  async start(registryOrigin: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#output = '';
    const port = settings.PORT ?? String(await freePort());
    this.address = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [join(this.#build, 'server/main.js')], {
      env: {
        PORT: port,
        REGISTRY_ORIGIN: registryOrigin,
        RELEASE_CACHE: join(this.folder, 'cache'),
        API_ORIGIN: 'http://127.0.0.1:9',
        OPEN_METRICS: 'true',
        TELEMETRY_INTERVAL_MS: '20',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    child.on('message', (message) => this.said.push(message));
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString('utf8');
        if (this.#output.includes('Server listening')) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => reject(new Error(`the shell ended with ${code}\n${this.#output}`)));
    });
  }

  /** The shell's output, but for the requests that it answered. */
  get log(): string {
    const lines = this.#output.split('\n');
    return lines.filter((line) => !line.includes('"msg":"request"')).join('\n');
  }

  /** Its log lines of one request. */
  linesOf(requestId: string): Record<string, unknown>[] {
    const lines = this.#output.split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
  }

  async get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: string; headers: Headers }> {
    const response = await fetch(`${this.address}${path}`, { redirect: 'manual', headers });
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  /** A view that is served now: what a browser that is shown a page reports it under. */
  async view(path = PAGE): Promise<{ readonly set: string; readonly token: string }> {
    const { headers } = await this.get(path);
    const [, token = ''] = /view;desc=([\w.-]+)/.exec(headers.get('server-timing') ?? '') ?? [];
    return { set: String(headers.get('x-release-set')), token };
  }

  /** Sends a view's report or opening as a browser does. */
  tell(what: 'reports' | 'openings', body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.address}/_shell/${what}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** The value of one series, or undefined if there is none. */
  async metric(series: string): Promise<number | undefined> {
    const line = (await this.get('/metrics')).body.split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  }

  /** The answer of `/readyz`, but for the API, which is away on this stage. */
  async readiness(): Promise<{ missing: readonly string[]; attention?: readonly string[] }> {
    const { missing, attention = [] } = JSON.parse((await this.get('/readyz')).body);
    const told = (attention as readonly string[]).filter((line) => !line.startsWith('the API does not answer'));
    return { missing, ...(told.length > 0 && { attention: told }) };
  }

  /** The live version of the fixture's section. */
  async live(): Promise<string | undefined> {
    const { body } = await this.get('/metrics');
    return /^shell_live_version_info\{section="mfe-eco",version="(\w+)"\} 1$/m.exec(body)?.[1];
  }

  /** Looks again and again until what is seen satisfies, at most twenty seconds. */
  async until<T>(look: () => Promise<T>, satisfied: (seen: T) => boolean): Promise<T> {
    const deadline = Date.now() + LONGEST_MS;
    for (;;) {
      const seen = await look();
      if (satisfied(seen)) return seen;
      if (Date.now() > deadline) throw new Error(`not in time: ${JSON.stringify(seen)}\n${this.log}`);
      // Asking without a pause would take the processor from what is waited for.
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Waits until a version of the fixture's section is live. */
  async untilLive(version: string): Promise<void> {
    await this.until(
      () => this.live(),
      (live) => live === version,
    );
  }

  /** Tells it something as the development command does. */
  say(message: ShellMessage): void {
    this.#process?.send(message);
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A fake registry, a shell that follows it, and releases of the fixture's section. */
export class Stage {
  readonly registry = new FakeRegistry();
  readonly shell = new ServingShell();
  readonly #others: ServingShell[] = [];
  #releases = 0;

  /** Gives the registry a release of the fixture's section. */
  release(derivation: Derivation): ReleaseDescriptor {
    this.#releases += 1;
    const folder = join(this.shell.folder, `release-${this.#releases}`);
    const descriptor = publish(folder, derivation);
    this.registry.add(descriptor, folder);
    return descriptor;
  }

  /** Gives the registry the recorded release of the contract before. */
  releaseRecorded(): ReleaseDescriptor {
    const folder = join(this.shell.folder, 'recorded');
    const descriptor = writeRecordedRelease(folder);
    this.registry.add(descriptor, folder);
    return descriptor;
  }

  /** Decides that a version of the fixture's section is live; those that were before are kept. */
  goLive(version: string, ...before: readonly string[]): void {
    this.registry.decide({ live: { [SECTION]: version }, kept: { [SECTION]: [version, ...before] } });
  }

  /** Starts registry and shell with a first release live. */
  async begin(text: string, settings: Readonly<Record<string, string>> = {}): Promise<ReleaseDescriptor> {
    const descriptor = this.release({ text });
    this.goLive(descriptor.version);
    await this.registry.start();
    await this.shell.start(this.registry.origin, settings);
    await this.shell.untilLive(descriptor.version);
    return descriptor;
  }

  /** Another shell that follows the same registry. */
  async another(build?: string): Promise<ServingShell> {
    const shell = new ServingShell(build);
    this.#others.push(shell);
    await shell.start(this.registry.origin);
    return shell;
  }

  async end(): Promise<void> {
    for (const shell of [this.shell, ...this.#others]) {
      await shell.stop();
      shell.remove();
    }
    await this.registry.stop();
  }
}
