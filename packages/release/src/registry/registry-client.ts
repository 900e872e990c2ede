import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkResultSchema,
  OPS,
  type OperationName,
  type PreviewedRelease,
  type Status,
  statusSchema,
} from '@sgc/contract/operations';
import { DESCRIPTOR_FILE } from '@sgc/release-format';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';

const errorSchema = z.object({ error: z.string(), check: z.optional(z.string()) });
const saidSchema = z.object({ said: z.string() });
const announcedSchema = z.object({ version: z.string(), missing: z.array(z.string()) });
const checkedSchema = z.object({ version: z.string(), checks: z.array(checkResultSchema) });
const publishedSchema = z.object({ version: z.string(), said: z.string() });
const previewedSchema = z.object({ version: z.string(), link: z.url(), expires: z.string() });

/** A registry's operations over HTTP, by a token. */
export class RegistryClient {
  readonly #registry: string;
  readonly #token: string;

  constructor(registry: string, token: string) {
    this.#registry = registry;
    this.#token = token;
  }

  status(): Promise<Status> {
    return this.#ask('GET', `${OPS}/releases`, statusSchema);
  }

  async operate(section: string, what: OperationName, fields: Readonly<Record<string, unknown>>): Promise<string> {
    return (await this.#ask('POST', `${OPS}/sections/${section}/${what}`, saidSchema, fields)).said;
  }

  /**
   * Uploads the files of a release that the registry does not have; the next request says what to do with it.
   * @returns its version.
   */
  async upload(section: string, folder: string): Promise<string> {
    const releases = `${OPS}/sections/${section}/releases`;
    const descriptor = await readFile(join(folder, DESCRIPTOR_FILE));
    const announced = await this.#send('POST', releases, descriptor);
    const { version, missing } = z.parse(announcedSchema, await announced.json());
    for (const path of missing) {
      const body = await readFile(join(folder, path));
      await (await this.#send('PUT', `${releases}/${version}/files/${path}`, body)).body?.cancel();
    }
    return version;
  }

  check(section: string, version: string) {
    return this.#ask('POST', `${OPS}/sections/${section}/releases/${version}/check`, checkedSchema, {});
  }

  publish(section: string, version: string) {
    return this.#ask('POST', `${OPS}/sections/${section}/releases/${version}/publish`, publishedSchema, {});
  }

  /** Of uploaded versions of different sections; the link opens a page of the first. */
  preview([{ section, version }, ...beside]: readonly [PreviewedRelease, ...PreviewedRelease[]], days: number) {
    return this.#ask('POST', `${OPS}/sections/${section}/releases/${version}/preview`, previewedSchema, {
      days,
      beside,
    });
  }

  /** Sends bytes as they are. */
  async #send(method: string, path: string, body: NonNullable<RequestInit['body']>): Promise<Response> {
    const headers = { 'content-type': 'application/octet-stream' };
    const response = await this.#fetch(path, { method, headers, body });
    if (!response.ok) throw await this.#failure(response);
    return response;
  }

  async #ask<T>(method: string, path: string, schema: z.ZodMiniType<T>, body?: unknown): Promise<T> {
    const response = await this.#fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw await this.#failure(response);
    return schema.parse(await response.json());
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(new URL(path, this.#registry), {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${this.#token}` },
        redirect: 'error',
      });
    } catch (error) {
      const { cause, message } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw new Failure(
        `${this.#registry} does not answer (${reason}). Is the registry running there? Another: --registry URL`,
      );
    }
  }

  async #failure(response: Response): Promise<Failure> {
    const parsed = errorSchema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) return new Failure(`${this.#registry} answers ${response.status}`);
    const { error, check } = parsed.data;
    return new Failure(check === undefined ? error : `Refused by the check ${check}: ${error}`);
  }
}
