import { RenderFailure } from '@sgc/renderer/host';
import type { FastifyInstance } from 'fastify';
import { PAGE_HEAD } from '../../src/seo/page-tags.ts';
import type { ViewTokens } from '../telemetry/view-tokens.ts';
import type { FindSet } from './page-resolutions.ts';
import type { Pages } from './pages.ts';

export interface PageHeadParts {
  readonly pages: Pages;
  readonly tokens: Pick<ViewTokens, 'timing'>;
  readonly findSet: FindSet;
}

/**
 * Tells a visit's program the tags of the page it goes to: those that a fresh load of the address would bring, from
 * the same rendering. So there is one writer of tags, and the browser carries none of it. A visit asks at every
 * navigation, even where its browser has everything else: this is where it learns that its set is not kept any more,
 * and where the view that begins gets its token.
 */
export const servePageHeads = (app: FastifyInstance, { pages, tokens, findSet }: PageHeadParts): void => {
  app.get<{ Querystring: { address?: string; set?: string } }>(PAGE_HEAD, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { set } = request.query;
    if (set !== undefined && (await findSet(String(set))) === undefined) {
      return reply.code(410).send({ error: 'This release set is not kept any more' });
    }
    try {
      const page = await pages.page(String(request.query.address ?? ''), request);
      if (page === undefined) return reply.code(409).send({ error: 'This address has to be opened as a document' });
      if (set !== undefined) reply.header('server-timing', tokens.timing(String(set)));
      return page.head;
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      request.log.error({ err: error }, 'a page could not be described');
      return reply.code(503).send({ error: 'This page cannot be shown right now' });
    }
  });
};
