import { type ReleaseSet, SHELL } from '@sgc/release-format';
import { RenderFailure } from '@sgc/renderer/host';
import { pageMatcher, resolvePage } from '@sgc/renderer/set';
import type { ViewTokens } from '@sgc/telemetry';
import type { FastifyInstance } from 'fastify';
import { readAddress } from './address.ts';
import { EncodedBytes } from './encoded-bytes.ts';
import { encodingFor } from './encoding.ts';
import type { CachedPage } from './html-cache.ts';
import type { Pages } from './pages.ts';

/** A release set by its id, as long as visits may ask for its pages. */
export type FindSet = (id: string) => ReleaseSet | undefined | Promise<ReleaseSet | undefined>;

export interface PageAnswerParts {
  readonly pages: Pages;
  readonly tokens: Pick<ViewTokens, 'timing'>;
  readonly findSet: FindSet;
}

/** The answer for a visit of a set; undefined if the visit's set has another owner for the address. */
const answerOf = (set: ReleaseSet, pathname: string, cached: CachedPage): EncodedBytes | undefined => {
  const match = pageMatcher(set)(pathname);
  const { head, queries, sections, status } = cached.page;
  // The page of all unknown addresses has no owner but the shell.
  if ((match?.owner ?? SHELL) !== sections[0]) return undefined;
  // Other code may keep its data otherwise, and the browser itself tries data that the server could not load.
  const isWhole = cached.set === set.id && status !== 503;
  const make = (): Uint8Array => {
    const resolution = match === undefined ? null : resolvePage(set, match);
    return Buffer.from(JSON.stringify({ resolution, head, ...(isWhole && { queries }) }));
  };
  return isWhole ? cached.answer(make) : new EncodedBytes(make());
};

/**
 * Serves a visit's program everything that it needs to show a page, from the same rendering that a load of its address
 * would bring: the code of the visit's set that shows it, its tags, its data.
 */
export const servePageAnswers = (app: FastifyInstance, { pages, tokens, findSet }: PageAnswerParts): void => {
  app.get<{ Params: { set: string }; Querystring: { address?: string } }>(
    '/_shell/sets/:set/page',
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const set = await findSet(request.params.set);
      if (set === undefined) return reply.code(410).send({ error: 'This release set is not kept any more' });
      const target = String(request.query.address ?? '');
      const address = readAddress(target);
      const asDocument = () => reply.code(409).send({ error: 'This address has to be opened as a document' });
      // Only the shell's answer to the address itself can lead elsewhere.
      if (address.kind !== 'page') return asDocument();
      try {
        const cached = await pages.page(target, request);
        const answer = cached && answerOf(set, address.pathname, cached);
        if (answer === undefined) return asDocument();
        const encoding = encodingFor(request.headers['accept-encoding']);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        reply.header('server-timing', tokens.timing(set.id));
        return reply.type('application/json').send(await answer.in(encoding));
      } catch (error) {
        if (!(error instanceof RenderFailure)) throw error;
        pages.logFailure(request, error, 'a page could not be rendered for a navigation');
        return reply.code(503).send({ error: 'This page cannot be shown right now' });
      }
    },
  );
};
