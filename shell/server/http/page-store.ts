import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_TAGS } from '@sgc/contract/api';
import { pageHeadSchema, trustedTypesPolicySchema } from '@sgc/contract/section';
import { shortDigest } from '@sgc/release-format';
import type { RenderedPage } from '@sgc/renderer/host';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { writeWhole } from '../disk/write-whole.ts';
import { CachedPage } from './html-cache.ts';

const PAGES = 300;
const LIMIT_BYTES = 32_000_000;
const WRITE_AFTER_MS = 1000;

const storedPageSchema = z.object({
  address: z.string(),
  set: z.string(),
  revisions: z.partialRecord(z.enum(DATA_TAGS), z.string()),
  renderedAt: z.number(),
  html: z.string(),
  page: z.object({
    kind: z.literal('page'),
    status: z.union([z.literal(200), z.literal(404)]),
    head: pageHeadSchema,
    queries: z.unknown(),
    description: z.object({
      title: z.string(),
      description: z.string(),
      canonicalPath: z.optional(z.string()),
      isListed: z.boolean(),
    }),
    wordsDigest: z.string(),
    inlineHashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
    caching: z.literal('shared'),
    dataTags: z.array(z.enum(DATA_TAGS)),
    sections: z.array(z.string()),
    failedSections: z.array(z.string()),
    withoutFragments: z.array(z.string()),
    trustedTypes: z.optional(z.array(trustedTypesPolicySchema)),
  }),
});

interface Kept {
  readonly bytes: number;
  /** Differs when visitors would see something else. */
  readonly state: string;
}

const fileOf = (address: string): string => `${shortDigest(address)}.json`;

const stateOf = ({ set, page }: CachedPage): string => `${set} ${page.status} ${page.wordsDigest}`;

/**
 * The last good pages on the disk, for a process that starts while nothing can be rendered: a bounded number of them,
 * each written when it changed. A disk that takes nothing is logged once.
 */
export class PageStore {
  readonly #folder: string;
  readonly #log: Logger;
  /** The page that was written longest ago comes first. */
  readonly #kept = new Map<string, Kept>();
  readonly #waiting = new Map<string, CachedPage>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isTold = false;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The pages that an earlier process kept. Unreadable ones are left out. */
  async read(): Promise<readonly (readonly [address: string, cached: CachedPage])[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => this.#read(name)));
    const pages = found.filter((one) => one !== undefined).sort(([, a], [, b]) => a.renderedAt - b.renderedAt);
    for (const [address, cached] of pages) this.#note(address, cached, cached.page.html.byteLength);
    return pages;
  }

  /** Keeps a page, soon. */
  keep(address: string, cached: CachedPage): void {
    if (this.#kept.get(address)?.state === stateOf(cached)) return;
    this.#waiting.set(address, cached);
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes the waiting pages. Never fails. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const pages = [...this.#waiting];
    this.#waiting.clear();
    this.#writing = this.#writing.then(() => this.#writeAll(pages));
    return this.#writing;
  }

  async #writeAll(pages: readonly (readonly [string, CachedPage])[]): Promise<void> {
    try {
      if (pages.length > 0) await mkdir(this.#folder, { recursive: true });
      for (const [address, cached] of pages) await this.#write(address, cached);
      await this.#removeOldest();
      this.#isTold = false;
    } catch (error) {
      if (!this.#isTold) this.#log.error({ reason: (error as Error).message }, 'pages cannot be kept on the disk');
      this.#isTold = true;
    }
  }

  async #write(address: string, cached: CachedPage): Promise<void> {
    const { set, revisions, renderedAt } = cached;
    const { html, ...page } = cached.page;
    const text = JSON.stringify({ address, set, revisions, renderedAt, html: Buffer.from(html).toString(), page });
    await writeWhole(join(this.#folder, fileOf(address)), text);
    this.#note(address, cached, text.length);
  }

  #note(address: string, cached: CachedPage, bytes: number): void {
    this.#bytes += bytes - (this.#kept.get(address)?.bytes ?? 0);
    this.#kept.delete(address);
    this.#kept.set(address, { bytes, state: stateOf(cached) });
  }

  async #removeOldest(): Promise<void> {
    for (const [address, { bytes }] of this.#kept) {
      if (this.#kept.size <= PAGES && this.#bytes <= LIMIT_BYTES) return;
      this.#kept.delete(address);
      this.#bytes -= bytes;
      await rm(join(this.#folder, fileOf(address)), { force: true });
    }
  }

  async #read(name: string): Promise<readonly [string, CachedPage] | undefined> {
    try {
      const text = await readFile(join(this.#folder, name), 'utf8');
      const { address, set, revisions, renderedAt, html, page } = storedPageSchema.parse(JSON.parse(text));
      const { description } = page;
      const rendered: RenderedPage = {
        ...page,
        description: { ...description, canonicalPath: description.canonicalPath },
        html: Buffer.from(html),
      };
      return [address, new CachedPage(rendered, { set, revisions }, renderedAt)];
    } catch {
      return undefined;
    }
  }
}
