import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DESCRIPTOR_FILE, releasePathSchema } from '@sgc/contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Person } from '../../access/access.ts';
import { parseDescriptor } from '../../releases/checks.ts';
import { nameOf, type Operations } from '../../releases/operations.ts';
import type { Previews } from '../../releases/previews.ts';
import { OriginUnavailable, Refusal } from '../../releases/refusal.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import type { StoredRelease } from '../../releases/release-set.ts';
import { PREVIEWS } from '../../routing/fixed-addresses.ts';
import { PEER_HEADER, type Peers } from '../peers.ts';
import { type Authorization, OPS } from './authorization.ts';
import { versionSchema } from './operation.schema.ts';
import { couldNotBeTold } from './operations.ts';
import type { PeerReleases } from './peer-releases.ts';
import { receive, UPLOAD_LIMIT_BYTES, uploadedTo } from './upload-folders.ts';

const UPLOAD_IDS = /^[a-z0-9]{16,32}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 30;

/** How long a link to a preview holds, in days. */
const previewSchema = z.object({ days: z.number().int().min(1).max(LONGEST_DAYS).catch(7) });

/** What another replica has done with a release that it took in. */
const toldSchema = z.object({ version: versionSchema });
const toldPreviewSchema = z.object({
  expires: z.number().refine((expires) => expires < Date.now() + (LONGEST_DAYS + 1) * DAY_MS),
});

export interface UploadRoutes {
  /** Where uploads wait until they are taken in or forgotten. */
  readonly folder: string;
  readonly control: ReleaseControl;
  readonly operations: Operations;
  readonly previews: Previews;
  readonly authorization: Authorization;
  readonly peers: Peers;
  /** Releases of the other replicas. */
  readonly releases: PeerReleases;
}

interface Params {
  readonly section: string;
  readonly upload: string;
}
type FileParams = Params & { readonly '*': string };

/** A release that was handed in, and who asks that something be done with it. */
interface HandedIn {
  readonly release: StoredRelease;
  readonly person: Person;
  readonly request: FastifyRequest;
  /** Has the other replicas do the same, and says which could not be told. */
  readonly tell: (fields: object) => Promise<readonly string[]>;
}

/** What came of it, for who asked. */
interface Answer {
  readonly status?: number;
  readonly body: object;
}

/** Says what is wrong with what was handed in, or that it cannot be taken in for now. */
const answerTrouble = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof Refusal) return reply.code(422).send({ check: error.check, error: error.message });
  if (error instanceof OriginUnavailable) return reply.code(507).send({ error: error.message });
  if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
  throw error;
};

const NO_UPLOAD = { error: 'There is no such section or upload' };

/**
 * Takes a release from its team over HTTP: `PUT …/uploads/{upload}/{file}` for each file, then `POST` with what is to
 * become of it. What is uploaded is nothing until its signature and its files are checked. Behind a load balancer each
 * file may come to another replica: the one that is asked in the end collects them, and has the others do what it did.
 */
export const serveUploads = async (app: FastifyInstance, routes: UploadRoutes): Promise<void> => {
  const { control, operations, previews, authorization, peers, releases } = routes;
  const folderOf = ({ section, upload }: Params): string | undefined =>
    control.watch(section) !== undefined && UPLOAD_IDS.test(upload) ? join(routes.folder, section, upload) : undefined;

  const address = `${OPS}/sections/:section/uploads/:upload`;
  const guarded = { onRequest: authorization.required };

  await app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    files.put<{ Params: FileParams }>(
      `${address}/*`,
      { ...guarded, bodyLimit: UPLOAD_LIMIT_BYTES },
      async (request, reply) => {
        const folder = folderOf(request.params);
        const path = releasePathSchema.safeParse(request.params['*']);
        if (folder === undefined) return reply.code(404).send(NO_UPLOAD);
        if (!path.success) return reply.code(400).send({ error: 'A release has no file of such a name' });
        try {
          await receive(folder, path.data, request.body as Readable);
          return reply.code(204).send();
        } catch (error) {
          return answerTrouble(reply, error);
        }
      },
    );
  });

  app.get<{ Params: FileParams }>(`${address}/*`, guarded, async (request, reply) => {
    const folder = folderOf(request.params);
    const path = releasePathSchema.safeParse(request.params['*']);
    const file = folder === undefined || !path.success ? undefined : join(folder, path.data);
    const isThere = file !== undefined && (await stat(file).catch(() => undefined))?.isFile() === true;
    if (!isThere) return reply.code(404).send({ error: 'No such file was handed in here' });
    return reply.type('application/octet-stream').send(createReadStream(file));
  });

  app.delete<{ Params: Params }>(address, guarded, async (request, reply) => {
    const folder = folderOf(request.params);
    if (folder === undefined) return reply.code(404).send(NO_UPLOAD);
    await rm(folder, { recursive: true, force: true });
    return reply.code(204).send();
  });

  const addressOf = ({ section, upload }: Params): string => `${OPS}/sections/${section}/uploads/${upload}`;

  /** Takes in what was handed in, here or there; or what another replica has taken in and tells of. */
  const takeIn = async (folder: string, request: FastifyRequest<{ Params: Params }>): Promise<StoredRelease> => {
    const { section } = request.params;
    if (request.headers[PEER_HEADER] !== undefined) {
      return releases.take(section, toldSchema.parse(request.body).version);
    }
    const origin = uploadedTo(folder, await releases.below(addressOf(request.params)));
    const seen = await origin.look(undefined);
    if (seen.kind !== 'descriptor') throw new Refusal('descriptor', `${DESCRIPTOR_FILE} was not uploaded`);
    return control.takeFrom(origin, parseDescriptor(section, seen.text));
  };

  /** Leaves nothing of an upload anywhere; a replica that cannot be told forgets it in time. */
  const forget = async (folder: string, { params, headers }: FastifyRequest<{ Params: Params }>, person: Person) => {
    await rm(folder, { recursive: true, force: true });
    if (headers[PEER_HEADER] !== undefined) return;
    void peers.tellToRemove(addressOf(params), await authorization.onBehalfOf(person));
  };

  /** Does something with a release that was handed in, and answers a refusal. */
  const use =
    (work: (handedIn: HandedIn) => Promise<Answer>) =>
    async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
      const { params, person } = request;
      const folder = folderOf(params);
      if (folder === undefined || person === undefined) return reply.code(404).send(NO_UPLOAD);
      try {
        const release = await takeIn(folder, request);
        const { version } = release.descriptor;
        const tell = async (fields: object) =>
          request.headers[PEER_HEADER] === undefined
            ? peers.tell(request.url, { version, ...fields }, await authorization.onBehalfOf(person))
            : [];
        const { status = 200, body } = await work({ release, person, request, tell });
        return reply.code(status).send({ version, ...body });
      } catch (error) {
        return answerTrouble(reply, error);
      } finally {
        await forget(folder, request, person);
      }
    };

  app.post<{ Params: Params }>(
    `${address}/check`,
    guarded,
    use(async ({ release }) => ({ body: { checks: await control.check(release) } })),
  );

  app.post<{ Params: Params }>(
    `${address}/publish`,
    guarded,
    use(async ({ release, person, tell }) => {
      const { section } = release.descriptor;
      const result = await operations.publish(section, release, { who: nameOf(person), why: 'released' });
      if (!result.ok) throw new Refusal(result.check ?? 'decisions', result.error);
      const untold = await tell({});
      return untold.length === 0
        ? { body: { said: result.said } }
        : { status: 502, body: { error: `${result.said} ${couldNotBeTold(untold)}` } };
    }),
  );

  app.post<{ Params: Params }>(
    `${address}/preview`,
    guarded,
    use(async ({ release, person, tell, request: { body, headers, protocol, host } }) => {
      const expires =
        headers[PEER_HEADER] === undefined
          ? Date.now() + previewSchema.parse(body ?? {}).days * DAY_MS
          : toldPreviewSchema.parse(body).expires;
      const token = await previews.open(release, expires);
      const until = new Date(expires).toISOString();
      await operations.notePreview(release, nameOf(person), `until ${until}`);
      // So that the first visit need not wait: a replica that cannot be told brings the release when the link is opened.
      await tell({ expires });
      const link = new URL(`${PREVIEWS}/${token}`, `${protocol}://${host}`).href;
      return { body: { link, expires: until } };
    }),
  );
};
