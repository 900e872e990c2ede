import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PUBLIC_KEY } from './derived-release.ts';

const SERVER = join(__dirname, '../../dist/server/main.js');

const POLL_MS = 40;
const LOOK_AGAIN_MS = 20;

/** What the tests show at `/ops`: an operator's token, and one of the fixture's section. */
export const OPERATOR_TOKEN = 'token of an operator in a test';
export const SECTION_TOKEN = 'token of a section in a test';

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

const ACCESS = {
  operators: { tokens: { olive: digest(OPERATOR_TOKEN) } },
  sections: {
    'mfe-eco': { keys: [PUBLIC_KEY], tokens: { ed: digest(SECTION_TOKEN) } },
    'mfe-leads': { keys: [], tokens: {} },
  },
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** What `GET /ops/releases` says of the fixture's section. */
export interface SectionStatus {
  readonly waiting: { readonly version: string; readonly why: string } | null;
  readonly timeline: readonly {
    readonly at: string;
    readonly what: string;
    readonly version?: string;
    readonly who: string;
  }[];
  readonly live: string | null;
  readonly trouble: string | null;
  readonly kept: readonly string[];
  readonly held: object | null;
  readonly pinned: object | null;
  readonly barred: Readonly<Record<string, object>>;
  readonly canaryPercent: number;
  readonly refused: readonly {
    readonly version?: string;
    readonly builtAt?: string;
    readonly check: string;
    readonly reason: string;
    readonly at: string;
  }[];
}

/** The built shell as a process of its own, with a folder as the origin of the fixture's section. */
export class RunningShell {
  readonly folder = mkdtempSync(join(tmpdir(), 'shell-'));
  /** Where releases are published. */
  readonly origin = join(this.folder, 'origin');
  address = '';
  #process: ChildProcess | undefined;
  #output = '';

  /** Starts the shell on this folder's store and waits until it listens. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#output = '';
    const port = settings.PORT ?? String(await freePort());
    const access = join(this.folder, 'access.json');
    writeFileSync(access, JSON.stringify(ACCESS));
    this.address = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [SERVER], {
      env: {
        PORT: port,
        SECTION_ORIGINS: `mfe-eco=${this.origin}`,
        RELEASE_STORE: join(this.folder, 'store'),
        RELEASE_POLL_MS: String(POLL_MS),
        API_ORIGIN: 'http://127.0.0.1:9',
        RELEASE_ACCESS: access,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString('utf8');
        if (this.#output.includes('Server listening')) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`the shell ended with ${code}\n${this.#output}`)));
    });
  }

  /** Everything the shell has printed. */
  get log(): string {
    return this.#output;
  }

  /** Resident memory in megabytes. */
  get memoryMb(): number {
    const status = readFileSync(`/proc/${this.#process?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: string; headers: Headers }> {
    const response = await fetch(`${this.address}${path}`, { redirect: 'manual', headers });
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  /** `GET /ops/releases` as an operator. */
  async status() {
    return JSON.parse((await this.get('/ops/releases', { authorization: `Bearer ${OPERATOR_TOKEN}` })).body);
  }

  async section(): Promise<SectionStatus> {
    return (await this.status()).sections['mfe-eco'];
  }

  /** Asks for an operation on the fixture's section. */
  async operate(
    what: string,
    fields: Readonly<Record<string, unknown>>,
    { token = SECTION_TOKEN, section = 'mfe-eco' } = {},
  ): Promise<{ status: number; body: { said?: string; error?: string } }> {
    const response = await fetch(`${this.address}/ops/sections/${section}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Looks again and again until what is seen satisfies, at most twenty seconds. */
  async until(satisfied: (section: SectionStatus) => boolean): Promise<SectionStatus> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const section = await this.section();
      if (satisfied(section)) return section;
      if (Date.now() > deadline) throw new Error(`not in time: ${JSON.stringify(section, null, 1)}\n${this.#output}`);
      // Asking without a pause would take the processor from what is waited for.
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Waits until the shell has printed a text; a process that never does so lets the test's own time run out. */
  async logged(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      const output = this.#process?.stdout;
      if (output == null) throw new Error('the shell does not run');
      await once(output, 'data');
    }
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
