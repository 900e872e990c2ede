import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import { type Status, statusSchema } from './status.schema.ts';

const errorSchema = z.object({ error: z.string(), check: z.string().optional() });
const saidSchema = z.object({ said: z.string() });

const checkSchema = z.object({ check: z.string(), passed: z.boolean(), reason: z.string().optional() });
export type CheckResult = z.infer<typeof checkSchema>;
const checkedSchema = z.object({ version: z.string(), checks: z.array(checkSchema) });
const publishedSchema = z.object({ version: z.string(), said: z.string() });
const previewedSchema = z.object({ version: z.string(), link: z.url(), expires: z.string() });

/** A shell's operations over HTTP, for whoever holds the token. */
export class ShellClient {
  readonly #site: string;
  readonly #token: string;

  constructor(site: string, token: string) {
    this.#site = site;
    this.#token = token;
  }

  status(): Promise<Status> {
    return this.#ask('GET', '/ops/releases', statusSchema);
  }

  async operate(section: string, what: string, fields: Readonly<Record<string, unknown>>): Promise<string> {
    return (await this.#ask('POST', `/ops/sections/${section}/${what}`, saidSchema, fields)).said;
  }

  /** Hands in every file of a release; what becomes of it is asked next. */
  async upload(section: string, upload: string, folder: string, files: readonly string[]): Promise<void> {
    for (const path of files) {
      const response = await this.#fetch(`/ops/sections/${section}/uploads/${upload}/${path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: Readable.toWeb(createReadStream(join(folder, path))),
        duplex: 'half',
      });
      if (!response.ok) throw await this.#failure(response);
      await response.body?.cancel();
    }
  }

  check(section: string, upload: string) {
    return this.#ask('POST', `/ops/sections/${section}/uploads/${upload}/check`, checkedSchema, {});
  }

  publish(section: string, upload: string) {
    return this.#ask('POST', `/ops/sections/${section}/uploads/${upload}/publish`, publishedSchema, {});
  }

  preview(section: string, upload: string, days: number) {
    return this.#ask('POST', `/ops/sections/${section}/uploads/${upload}/preview`, previewedSchema, { days });
  }

  async #ask<T>(method: string, path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> {
    const response = await this.#fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw await this.#failure(response);
    return schema.parse(await response.json());
  }

  async #fetch(path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response> {
    try {
      return await fetch(new URL(path, this.#site), {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${this.#token}` },
        redirect: 'error',
      });
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw new Failure(`${this.#site} does not answer (${reason}). Is the site running there? Another: --site URL`);
    }
  }

  async #failure(response: Response): Promise<Failure> {
    const parsed = errorSchema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) return new Failure(`${this.#site} answers ${response.status}`);
    const { error, check } = parsed.data;
    return new Failure(check === undefined ? error : `Refused by the check ${check}: ${error}`);
  }
}
