import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Access, Person } from '@sgc/access-file';
import { hasEachSectionOnce, OPS, previewedReleaseSchema } from '@sgc/contract/operations';
import { DAY_MS } from '@sgc/contract/time';
import type { Authorization } from '@sgc/registry-access';
import {
  allFiles,
  integrityOf,
  OriginUnavailable,
  parseDescriptor,
  Refusal,
  type ReleaseDescriptor,
  type StoredRelease,
  versionSchema,
} from '@sgc/release-format';
import type { Workspace } from '@sgc/release-intake';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Control } from '../control.ts';
import { nameOf } from '../rollout/operations.ts';
import { NotStored } from '../state/state-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { STANDS_BY } from '../writer.ts';

/** The limit for all files of one release, and so for a single one. */
const FILE_LIMIT_BYTES = 64_000_000;
const DESCRIPTOR_LIMIT_BYTES = 2_000_000;
const LONGEST_DAYS = 30;

/** Where links to previews lead, at the site's address. */
const PREVIEWS = '/_preview';

/** Sections that one preview shows at the most. */
const MOST_PREVIEWED = 20;

/** How long a link to a preview holds, in days, the page that it opens, and what else it shows. */
const previewSchema = z.object({
  days: z.number().int().min(1).max(LONGEST_DAYS).catch(7),
  path: z.string().startsWith('/').max(500).optional(),
  beside: z.array(previewedReleaseSchema).max(MOST_PREVIEWED).default([]),
});

export interface UploadRoutes {
  readonly control: () => Control | undefined;
  readonly store: ReleaseStore;
  readonly workspace: Workspace;
  readonly access: () => Access | undefined;
  readonly authorization: Authorization;
  readonly previewOrigin: string;
}

interface Params {
  readonly section: string;
  readonly version: string;
}

/** A release that was uploaded whole, and who asks that something be done with it. */
interface Uploaded {
  readonly deciding: Control;
  readonly release: StoredRelease;
  readonly person: Person;
  readonly body: unknown;
}

/** The bytes of a body; a request without one brings no stream. */
const bytesOf = async (body: unknown): Promise<Buffer> => (body instanceof Readable ? buffer(body) : Buffer.alloc(0));

/** Says what is wrong with what was uploaded, or that it cannot be taken in for now. */
const answerTrouble = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (error instanceof Refusal) return reply.code(422).send({ check: error.check, error: error.message });
  if (error instanceof OriginUnavailable) return reply.code(507).send({ error: error.message });
  if (error instanceof NotStored) return reply.code(503).send({ error: error.message });
  if (error instanceof z.ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
  throw error;
};

/**
 * Takes a release from its team over HTTP: `POST …/releases` with the descriptor, whose signature is looked at before
 * anything is stored; `PUT …/releases/{version}/files/{path}` for each file that is not here yet; then `POST` with what is
 * to become of it.
 */
export const serveUploads = async (app: FastifyInstance, routes: UploadRoutes): Promise<void> => {
  const { control, store, workspace, access, authorization, previewOrigin } = routes;
  const guarded = { onRequest: authorization.required };
  const releases = `${OPS}/sections/:section/releases`;

  /** The deciding parts, if they know the section; else an error is sent. */
  const decidingFor = (section: string, reply: FastifyReply): Control | undefined => {
    const deciding = control();
    if (deciding === undefined) void reply.code(503).send({ error: STANDS_BY });
    else if (deciding.watches.some((watch) => watch.section === section)) return deciding;
    else void reply.code(404).send({ error: `This registry has no section ${section}.` });
    return undefined;
  };

  /** PostgreSQL is not asked for an invalid version: no release is announced under one. */
  const announced = async ({ section, version }: Params): Promise<ReleaseDescriptor | undefined> =>
    versionSchema.safeParse(version).success ? store.announced(section, version) : undefined;

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    raw.post<{ Params: Pick<Params, 'section'> }>(
      releases,
      { ...guarded, bodyLimit: DESCRIPTOR_LIMIT_BYTES },
      async (request, reply) => {
        const { section } = request.params;
        if (decidingFor(section, reply) === undefined) return reply;
        try {
          const text = (await bytesOf(request.body)).toString('utf8');
          const descriptor = parseDescriptor(section, text);
          access()?.checkSigner(descriptor);
          await store.announce(descriptor);
          const missing = await store.files.missing(allFiles(descriptor));
          return reply.send({ version: descriptor.version, missing: missing.map(({ path }) => path) });
        } catch (error) {
          return answerTrouble(reply, error);
        }
      },
    );

    raw.put<{ Params: Params & { '*': string } }>(
      `${releases}/:version/files/*`,
      { ...guarded, bodyLimit: FILE_LIMIT_BYTES },
      async (request, reply) => {
        const { section, version, '*': path } = request.params;
        if (decidingFor(section, reply) === undefined) return reply;
        const descriptor = await announced({ section, version });
        const file = descriptor && allFiles(descriptor).find((one) => one.path === path);
        if (file === undefined) return reply.code(404).send({ error: 'No such file was announced' });
        const bytes = await bytesOf(request.body);
        if (integrityOf(bytes) !== file.integrity) {
          const error = `${path} is not what its digest says`;
          return reply.code(422).send({ check: 'files', error });
        }
        await store.files.add(file, bytes);
        return reply.code(204).send();
      },
    );
  });

  /** @throws Refusal, OriginUnavailable */
  const takeIn = async ({ section, version }: Params): Promise<StoredRelease> => {
    const descriptor = await announced({ section, version });
    if (descriptor === undefined) throw new Refusal('descriptor', `${version} of ${section} was not uploaded`);
    await checkWhole(store, descriptor);
    await store.complete(section, version);
    const release = await workspace.release(section, version);
    if (release === undefined) throw new OriginUnavailable(`${version} of ${section} is not stored any more`);
    return release;
  };

  /** Does something with a release that was uploaded, and answers a refusal. */
  const use =
    (work: (uploaded: Uploaded) => Promise<object>) =>
    async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
      const { params, person, body } = request;
      const deciding = decidingFor(params.section, reply);
      if (deciding === undefined || person === undefined) return reply;
      try {
        const release = await takeIn(params);
        return reply.send({ version: params.version, ...(await work({ deciding, release, person, body })) });
      } catch (error) {
        return answerTrouble(reply, error);
      }
    };

  app.post<{ Params: Params }>(
    `${releases}/:version/check`,
    guarded,
    use(async ({ deciding, release }) => ({ checks: await deciding.rollout.check([release]) })),
  );

  app.post<{ Params: Params }>(
    `${releases}/:version/publish`,
    guarded,
    use(async ({ deciding, release, person }) => {
      const result = await deciding.operations.publish(release, { who: nameOf(person), why: 'released' });
      if (result.ok) return { said: result.said };
      throw result.isOutage ? new NotStored(result.error) : new Refusal(result.check ?? 'decisions', result.error);
    }),
  );

  app.post<{ Params: Params }>(
    `${releases}/:version/preview`,
    guarded,
    use(async ({ deciding, release, person, body }) => {
      const { days, path, beside } = previewSchema.parse(body ?? {});
      if (!hasEachSectionOnce([release.descriptor, ...beside])) {
        throw new Refusal('descriptor', 'a preview shows a section in one version at a time');
      }
      const others: StoredRelease[] = [];
      for (const one of beside) others.push(await takeIn(one));
      const expires = Date.now() + days * DAY_MS;
      const token = await deciding.previews.open({ releases: [release, ...others], who: nameOf(person), expires });
      const link = new URL(`${PREVIEWS}/${token}`, previewOrigin);
      const to = path ?? ownPage(release.descriptor);
      if (to !== undefined) link.searchParams.set('to', to);
      return { link: link.href, expires: new Date(expires).toISOString() };
    }),
  );
};

/** @throws Refusal that names a file that was not uploaded. */
const checkWhole = async (store: ReleaseStore, descriptor: ReleaseDescriptor): Promise<void> => {
  const [missing] = await store.files.missing(allFiles(descriptor));
  if (missing !== undefined) throw new Refusal('files', `${missing.path} was not uploaded`, { blameless: true });
};

/** A page of the section that has one address. */
const ownPage = ({ pages }: ReleaseDescriptor): string | undefined =>
  pages.flatMap(({ paths }) => paths).find((path) => !/[:*{]/.test(path));
