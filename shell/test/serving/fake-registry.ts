import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  descriptorAddress,
  ERRORS,
  type ErrorPlace,
  FEED,
  type Feed,
  feedSchema,
  filesAddress,
  type Observation,
  type ReportedError,
  reportedErrorsSchema,
  TELEMETRY,
  telemetrySchema,
} from '@sgc/contract/operations';
import { EMPTY_FEED } from '@sgc/registry-client/testing';
import type { ReleaseDescriptor, ReleaseFile, ShellDescriptor } from '@sgc/release-format';

/** A registry whose decisions a test makes, with the answers of the contract. */
export class FakeRegistry {
  /** Observations that shells reported. */
  readonly observations: Observation[] = [];
  /** Addresses that it has been asked for. */
  readonly asked: string[] = [];
  /** The same, each with the request id that it was asked under. */
  readonly askedUnder: { readonly path: string; readonly requestId: string }[] = [];
  /** The token that shells have to show. */
  token: string | undefined;
  /** Whether a decision answers the requests that wait for news; otherwise only new requests get it. */
  wakes = true;
  /** Answers with this in place of the feed. */
  answerFeed: string | undefined;
  /** Errors that shells reported. */
  readonly errors: ReportedError[] = [];
  /** Where in the sources every error is; undefined: it does not answer. */
  place: ErrorPlace | undefined = {};
  /** Whether it takes telemetry. */
  takesTelemetry = true;
  readonly #descriptors = new Map<string, string>();
  /** Files of each release, by their address: each with its folder. */
  readonly #files = new Map<string, { readonly files: readonly ReleaseFile[]; readonly folder: string }>();
  /** Changes to the bytes of releases. */
  readonly #changed = new Map<string, (bytes: Buffer) => Buffer>();
  readonly #waiting = new Set<() => void>();
  #feed = EMPTY_FEED;
  #server: Server | undefined;
  #port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Answers from now on, where it did before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => {
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
    this.#server = server;
  }

  /** Stops at once, without answering requests under way. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }

  /** Has a release, whose files lie in a folder. */
  add(descriptor: ReleaseDescriptor, folder: string): void {
    this.replaceDescriptor(descriptor.section, descriptor.version, JSON.stringify(descriptor));
    this.#files.set(filesAddress(descriptor.section, descriptor.version), { files: descriptor.files, folder });
  }

  /** Has an earlier build of the shell. */
  addShell(descriptor: ShellDescriptor, folder: string): void {
    this.replaceDescriptor('shell', descriptor.version, JSON.stringify(descriptor));
    this.#files.set(filesAddress('shell', descriptor.version), { files: descriptor.files, folder });
  }

  /** Answers with this in place of a descriptor. */
  replaceDescriptor(section: string, version: string, answer: string): void {
    this.#descriptors.set(descriptorAddress(section, version), answer);
  }

  /** Sends other bytes in place of a release's. */
  changeBytes({ section, version }: ReleaseDescriptor, change: (bytes: Buffer) => Buffer): void {
    this.#changed.set(filesAddress(section, version), change);
  }

  /** Decides something: those who wait for news hear of it. */
  decide(change: Partial<Feed>): void {
    this.#feed = feedSchema.parse({ ...this.#feed, ...change, revision: this.#feed.revision + 1 });
    if (!this.wakes) return;
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry.invalid');
    this.asked.push(pathname);
    this.askedUnder.push({ path: pathname, requestId: String(request.headers['x-request-id']) });
    if (this.token !== undefined && request.headers.authorization !== `Bearer ${this.token}`) {
      response.writeHead(401).end();
    } else if (pathname === FEED) {
      await this.#answerFeed(request, response, searchParams.has('wait'));
    } else if (pathname === TELEMETRY) {
      await this.#take(request, response);
    } else if (pathname === ERRORS) {
      await this.#place(request, response);
    } else {
      const known = this.#descriptors.get(pathname) ?? (await this.#bytesAt(pathname));
      if (known === undefined) response.writeHead(404).end();
      else response.end(known);
    }
  }

  async #bytesAt(address: string): Promise<Buffer | undefined> {
    const known = this.#files.get(address);
    if (known === undefined) return undefined;
    const { files, folder } = known;
    const bytes = Buffer.concat(await Promise.all(files.map(({ path }) => readFile(join(folder, path)))));
    return this.#changed.get(address)?.(bytes) ?? bytes;
  }

  async #answerFeed(request: IncomingMessage, response: ServerResponse, waits: boolean): Promise<void> {
    const isKnown = () => request.headers['if-none-match'] === `"${this.#feed.revision}"`;
    if (isKnown() && waits) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
        response.once('close', resolve);
      });
    }
    if (this.answerFeed !== undefined) response.end(this.answerFeed);
    else if (isKnown()) response.writeHead(304).end();
    else response.setHeader('etag', `"${this.#feed.revision}"`).end(JSON.stringify(this.#feed));
  }

  async #place(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { errors } = reportedErrorsSchema.parse(JSON.parse(await text(request)));
    this.errors.push(...errors);
    if (this.place !== undefined) response.end(JSON.stringify({ places: errors.map(() => this.place) }));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { observations } = telemetrySchema.parse(JSON.parse(await text(request)));
    if (this.takesTelemetry) this.observations.push(...observations);
    response.writeHead(this.takesTelemetry ? 204 : 503).end();
  }
}
