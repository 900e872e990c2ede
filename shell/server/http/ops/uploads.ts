import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releasePathSchema } from '@sgc/contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { parseDescriptor } from '../../releases/checks.ts';
import { nameOf, type Operations } from '../../releases/operations.ts';
import type { Previews } from '../../releases/previews.ts';
import { OriginUnavailable, Refusal } from '../../releases/refusal.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import { folderOrigin } from '../../releases/release-origin.ts';
import type { StoredRelease } from '../../releases/release-set.ts';
import { PREVIEWS } from '../../routing/fixed-addresses.ts';
import { type Authorization, OPS } from './authorization.ts';

/** As much as all files of one release may have. */
const UPLOAD_LIMIT_BYTES = 64_000_000;
const UPLOAD_IDS = /^[a-z0-9]{16,32}$/;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link to a preview holds, in days. */
const previewSchema = z.object({ days: z.number().int().min(1).max(30).catch(7) });

export interface UploadRoutes {
  /** Where uploads wait until they are taken in or forgotten. */
  readonly folder: string;
  readonly control: ReleaseControl;
  readonly operations: Operations;
  readonly previews: Previews;
  readonly authorization: Authorization;
}

/** Lets so many bytes through and no more. */
class AtMost extends Transform {
  #left: number;

  constructor(bytes: number) {
    super();
    this.#left = bytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    if (this.#left < 0) done(new Refusal('files', `an upload has at most ${UPLOAD_LIMIT_BYTES} bytes`));
    else done(null, chunk);
  }
}

const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const removeForgotten = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > FORGOTTEN_AFTER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
};

interface Params {
  readonly section: string;
  readonly upload: string;
}

/**
 * Takes a release from its team over HTTP: `PUT …/uploads/{upload}/{file}` for each file, then `POST` with what is to
 * become of it. What is uploaded is nothing until its signature and its files are checked.
 */
export const serveUploads = async (app: FastifyInstance, routes: UploadRoutes): Promise<void> => {
  const { control, operations, previews, authorization } = routes;
  const folderOf = ({ section, upload }: Params): string | undefined =>
    control.watch(section) !== undefined && UPLOAD_IDS.test(upload) ? join(routes.folder, section, upload) : undefined;

  const describe = async (folder: string, section: string): Promise<ReleaseDescriptor> => {
    const text = await readFile(join(folder, DESCRIPTOR_FILE), 'utf8').catch(() => undefined);
    if (text === undefined) throw new Refusal('descriptor', `${DESCRIPTOR_FILE} was not uploaded`);
    return parseDescriptor(section, text);
  };

  const address = `${OPS}/sections/:section/uploads/:upload`;

  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    files.put<{ Params: Params & { '*': string } }>(
      `${address}/*`,
      { onRequest: authorization.required, bodyLimit: UPLOAD_LIMIT_BYTES },
      async (request, reply) => {
        const folder = folderOf(request.params);
        const path = releasePathSchema.safeParse(request.params['*']);
        if (folder === undefined) return reply.code(404).send({ error: 'There is no such section or upload' });
        if (!path.success) return reply.code(400).send({ error: 'A release has no file of such a name' });
        await removeForgotten(dirname(folder));
        const target = join(folder, path.data);
        await mkdir(dirname(target), { recursive: true });
        const left = UPLOAD_LIMIT_BYTES - (await sizeOf(folder));
        await pipeline(request.body as NodeJS.ReadableStream, new AtMost(left), createWriteStream(target));
        return reply.code(204).send();
      },
    );
  });

  /** Does something with an uploaded release, answers a refusal, and leaves nothing of the upload. */
  const use =
    (work: (release: StoredRelease, who: string, request: FastifyRequest) => Promise<object>) =>
    async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
      const folder = folderOf(request.params);
      if (folder === undefined) return reply.code(404).send({ error: 'There is no such section or upload' });
      try {
        const descriptor = await describe(folder, request.params.section);
        const release = await control.takeFrom(folderOrigin(folder), descriptor);
        return reply.send(await work(release, request.person === undefined ? '' : nameOf(request.person), request));
      } catch (error) {
        if (error instanceof Refusal) return reply.code(422).send({ check: error.check, error: error.message });
        if (error instanceof OriginUnavailable) return reply.code(507).send({ error: error.message });
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };

  const guarded = { onRequest: authorization.required };

  app.post<{ Params: Params }>(
    `${address}/check`,
    guarded,
    use(async (release) => ({ version: release.descriptor.version, checks: await control.check(release) })),
  );

  app.post<{ Params: Params }>(
    `${address}/publish`,
    guarded,
    use(async (release, who) => {
      const { section, version } = release.descriptor;
      const result = await operations.publish(section, release, { who, why: 'released' });
      if (!result.ok) throw new Refusal(result.check ?? 'decisions', result.error);
      return { version, said: result.said };
    }),
  );

  app.post<{ Params: Params }>(
    `${address}/preview`,
    guarded,
    use(async (release, who, { body, protocol, host }) => {
      const { days } = previewSchema.parse(body ?? {});
      const expires = Date.now() + days * DAY_MS;
      const token = await previews.open(release, expires);
      await operations.notePreview(release, who, `until ${new Date(expires).toISOString()}`);
      const link = new URL(`${PREVIEWS}/${token}`, `${protocol}://${host}`).href;
      return { version: release.descriptor.version, link, expires: new Date(expires).toISOString() };
    }),
  );
};
