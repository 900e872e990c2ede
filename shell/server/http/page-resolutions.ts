import type { ReleaseSet } from '@sgc/release-format';
import { pageMatcher, resolvePage } from '@sgc/renderer/set';
import type { FastifyInstance } from 'fastify';
import { readAddress } from './address.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A release set by its id, as long as visits may ask for its pages. */
export type FindSet = (id: string) => ReleaseSet | undefined | Promise<ReleaseSet | undefined>;

/** Tells a visit's program which code of its release set shows an address. */
export const servePageResolutions = (app: FastifyInstance, findSet: FindSet): void => {
  app.get<{ Params: { set: string }; Querystring: { path?: string } }>(
    '/_shell/sets/:set/page',
    async (request, reply) => {
      const set = await findSet(request.params.set);
      if (set === undefined) return reply.code(410).send({ error: 'This release set is not kept any more' });
      const address = readAddress(String(request.query.path ?? ''));
      // Only the shell's answer to the address itself can lead elsewhere.
      if (address.kind !== 'page')
        return reply.code(409).send({ error: 'This address has to be opened as a document' });
      const match = pageMatcher(set)(address.pathname);
      if (match === undefined) return reply.code(404).send({ error: 'No page has this address' });
      return reply.header('cache-control', IMMUTABLE).send(resolvePage(set, match));
    },
  );
};
