import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Feed,
  feedSchema,
  type Observation,
  type SectionStatus,
  type Status,
  statusSchema,
} from '@sgc/contract/operations';
import { freePort } from '@sgc/local/ports';
import { urlOfRole } from '@sgc/local/test-server';
import type { AccessFile } from '@sgc/release-format';
import { type Derivation, PUBLIC_KEY, publish } from '@sgc/release-format/test-fixture';
import { newDatabase, query, type TestDatabase } from './database.ts';

const PROGRAM = join(__dirname, '../../dist/main.js');
const SHELL_BUILD = join(__dirname, '../../../shell/dist');

const POLL_MS = 40;
const LOOK_AGAIN_MS = 50;
const LONGEST_WAIT_MS = 40_000;

/** Tokens of the tests at `/ops`: an operator's, and one of the fixture's section. */
export const OPERATOR_TOKEN = 'token of an operator in a test';
export const SECTION_TOKEN = 'token of a section in a test';
/** The shells' token. */
export const SHELL_TOKEN = 'token of the shells in a test';

/** An access file holds tokens by their digest. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

export const ACCESS: AccessFile = {
  operators: { tokens: { olive: tokenDigest(OPERATOR_TOKEN) } },
  sections: {
    'mfe-eco': { keys: [PUBLIC_KEY], tokens: { ed: tokenDigest(SECTION_TOKEN) } },
    'mfe-leads': { keys: [], tokens: {} },
  },
};

/** An answer of the registry, its body read. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

/**
 * The built registry as a process of its own, with a database where it is the role that serves, and a folder as the origin of
 * the fixture's section.
 */
export class RunningRegistry {
  readonly folder = mkdtempSync(join(tmpdir(), 'registry-'));
  /** Where releases are published. */
  readonly origin: string;
  /** Path of the access file. */
  readonly accessFile: string;
  address = '';
  readonly #beside: RunningRegistry | undefined;
  #ownDatabase: TestDatabase | undefined;
  #process: ChildProcess | undefined;
  #output = '';

  /** @param beside another instance, whose database and origin this one shares. */
  constructor(beside?: RunningRegistry) {
    this.#beside = beside;
    this.origin = beside?.origin ?? join(this.folder, 'origin');
    this.accessFile = join(this.folder, 'access.json');
    this.setAccess(ACCESS);
  }

  /** For the owner of its tables. */
  get databaseUrl(): string {
    return this.#beside?.databaseUrl ?? this.#ownDatabase?.url ?? '';
  }

  setAccess(access: AccessFile): void {
    writeFileSync(this.accessFile, JSON.stringify(access));
  }

  /** Starts the program and waits until it listens; whether it decides depends on the others. */
  async launch(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.#beside === undefined) this.#ownDatabase ??= await newDatabase();
    this.#output = '';
    const port = settings.PORT ?? String(await freePort());
    this.address = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [PROGRAM], {
      env: {
        PORT: port,
        DATABASE_URL: urlOfRole(this.databaseUrl, 'site_registry'),
        SECTION_ORIGINS: `mfe-eco=${this.origin}`,
        SHELL_BUILD,
        WORKSPACE: join(this.folder, 'workspace'),
        RELEASE_POLL_MS: String(POLL_MS),
        API_ORIGIN: 'http://127.0.0.1:9',
        RELEASE_ACCESS: this.accessFile,
        AUDIT_KEY: 'a key of the audit log that only tests have',
        SHELL_TOKEN,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const read = (chunk: Buffer): void => {
      this.#output += chunk.toString('utf8');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    await this.logged('Server listening');
  }

  /** Starts the program and waits until it decides. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.launch(settings);
    await this.logged('this registry decides');
  }

  /** Starts the program with a release that it makes live. @returns the release's version. */
  async startWith(derivation: Derivation, settings: Readonly<Record<string, string>> = {}): Promise<string> {
    const { version } = publish(this.origin, derivation);
    await this.start(settings);
    await this.untilLive(version);
    return version;
  }

  /** Publishes a release and waits until it is live. @returns its version. */
  async release(derivation: Derivation): Promise<string> {
    const { version } = publish(this.origin, derivation);
    await this.untilLive(version);
    return version;
  }

  /** Everything it has printed since it was started. */
  get log(): string {
    return this.#output;
  }

  /** Resident memory in megabytes. */
  get memoryMb(): number {
    const status = readFileSync(`/proc/${this.#process?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, { redirect: 'manual', headers });
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  /** Sends JSON. */
  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  /** Something that a shell asks for. */
  asShell(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.get(path, { authorization: `Bearer ${SHELL_TOKEN}`, ...headers });
  }

  /** The current feed. */
  async feed(): Promise<Feed> {
    return feedSchema.parse(JSON.parse((await this.asShell('/feed')).body));
  }

  /** Follows the feed as a shell does until what it tells satisfies: it comes a moment after the decision. */
  async feedUntil(satisfied: (feed: Feed) => boolean): Promise<Feed> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    let etag = '""';
    for (;;) {
      const answer = await this.asShell('/feed?wait=5', { 'if-none-match': etag });
      if (answer.status === 200) {
        const feed = feedSchema.parse(JSON.parse(answer.body));
        if (satisfied(feed)) return feed;
        etag = answer.headers.get('etag') ?? etag;
      }
      if (Date.now() > deadline) throw new Error(`the feed does not tell it in time: ${answer.body}\n${this.#output}`);
    }
  }

  /** Reports observations as a shell does. */
  async report(observations: readonly Partial<Observation>[]): Promise<number> {
    const { status } = await this.post('/telemetry', { observations }, { authorization: `Bearer ${SHELL_TOKEN}` });
    return status;
  }

  /** `GET /ops/releases` as an operator. */
  async status(): Promise<Status> {
    const { body } = await this.get('/ops/releases', { authorization: `Bearer ${OPERATOR_TOKEN}` });
    return statusSchema.parse(JSON.parse(body));
  }

  async section(): Promise<SectionStatus> {
    const section = (await this.status()).sections['mfe-eco'];
    if (section === undefined) throw new Error('the fixture section is not configured');
    return section;
  }

  /** Asks for an operation on the fixture's section. */
  async operate(
    what: string,
    fields: Readonly<Record<string, unknown>>,
    { token = SECTION_TOKEN, section = 'mfe-eco' } = {},
  ): Promise<{ status: number; body: { said?: string; error?: string } }> {
    const { status, body } = await this.post(`/ops/sections/${section}/${what}`, fields, {
      authorization: `Bearer ${token}`,
    });
    return { status, body: JSON.parse(body) };
  }

  /** Looks again and again until what is seen satisfies. */
  async until(satisfied: (section: SectionStatus) => boolean): Promise<SectionStatus> {
    let last: SectionStatus | undefined;
    await this.#lookUntil(
      async () => {
        last = await this.section();
        return satisfied(last);
      },
      () => JSON.stringify(last, null, 1),
    );
    return last as SectionStatus;
  }

  /** Looks again and again until a version is live. */
  untilLive(version: string): Promise<SectionStatus> {
    return this.until(({ live }) => live === version);
  }

  /** Looks again and again until something is true. */
  eventually(isTrue: () => Promise<boolean>): Promise<void> {
    return this.#lookUntil(isTrue, () => 'what was waited for did not come');
  }

  async #lookUntil(isTrue: () => Promise<boolean>, last: () => string): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (!(await isTrue())) {
      if (Date.now() > deadline) throw new Error(`not in time: ${last()}\n${this.#output}`);
      // Asking without a pause would take the processor from what is waited for.
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Runs a statement on the registry's database as the owner of its tables. */
  query<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]> {
    return query<Row>(this.databaseUrl, statement, values);
  }

  /** Waits until the program has printed a text; one that never does so lets the test's own time run out. */
  async logged(text: string): Promise<void> {
    const child = this.#process;
    while (!this.#output.includes(text)) {
      const output = child?.stdout;
      if (child == null || output == null || child.exitCode !== null) {
        throw new Error(`the registry ended without saying "${text}"\n${this.#output}`);
      }
      await Promise.race([once(output, 'data'), once(child, 'exit')]);
    }
  }

  /** Sends the program a signal that it may outlive. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(signal);
  }

  /** @returns its exit code; null if the signal ended it, undefined if it was not running. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null | undefined> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  /** Stops it and leaves nothing behind. */
  async remove(): Promise<void> {
    await this.stop();
    await this.#ownDatabase?.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
