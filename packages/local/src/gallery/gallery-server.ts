import fastifyStatic from '@fastify/static';
import { type Gallery, type GalleryState, galleryApi } from '@sgc/build/gallery';
import type { Rendered, RenderedPage } from '@sgc/renderer/host';
import { ASSETS, resolvePage } from '@sgc/renderer/set';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { startOf, thatGoesOn, withKept } from './documents.ts';
import { listPage } from './list-page.ts';
import { placeOf } from './places.ts';
import { clientFolder, type SectionPages } from './section-pages.ts';

/** The pages of a section as they are built now. */
export type PagesOf = (section: string) => Promise<SectionPages>;

const HTML = 'text/html; charset=utf-8';

/** Addresses of a browser's reports, which are ignored here. */
const TOLD = ['/_shell/openings', '/_shell/reports'];

/** The pages that a request is for, and their state. */
type Shown = (request: FastifyRequest) => Promise<{ readonly pages: SectionPages; readonly state: GalleryState }>;

const serveList = (app: FastifyInstance, sections: readonly string[], pagesOf: PagesOf): void => {
  app.get('/', { constraints: { host: /^localhost(:\d+)?$/ } }, async (request, reply) => {
    const galleries = sections.map(
      async (section): Promise<[string, Gallery]> => [section, (await pagesOf(section)).gallery],
    );
    return reply.type(HTML).send(listPage(new Map(await Promise.all(galleries)), request.port ?? 80));
  });
};

/** Serves the files that browsers load of the built shell and sections. */
const serveAssets = async (app: FastifyInstance, sections: readonly string[]): Promise<void> => {
  for (const owner of ['shell', ...sections]) {
    await app.register(fastifyStatic, {
      root: clientFolder(owner),
      prefix: `${ASSETS}/${owner}/`,
      decorateReply: false,
    });
  }
};

const serveApi = (app: FastifyInstance, shown: Shown): void => {
  app.all('/api/*', async (request, reply) => {
    const { state, pages } = await shown(request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const answer = await galleryApi(pages.gallery, state)(request.url, { method: request.method, signal: gone.signal });
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
};

const pageOf = (rendered: Rendered): RenderedPage => {
  if (rendered.kind !== 'page') throw new Error(`the gallery shows pages, and this is a ${rendered.kind}`);
  return rendered;
};

/** Serves a page to a visit that goes on to it, as the shell does: the browser itself tries data that the server could not load. */
const servePageAnswers = (app: FastifyInstance, shown: Shown): void => {
  app.get<{ Querystring: { address: string } }>('/_shell/sets/:set/page', async (request) => {
    const { state, pages } = await shown(request);
    const { match, rendered } = await pages.show(request.query.address, state);
    const { head, queries, status } = pageOf(rendered);
    const resolution = match === undefined ? null : resolvePage(pages.set, match);
    return { resolution, head, ...(status !== 503 && { queries }) };
  });
};

const serveDocuments = (app: FastifyInstance, shown: Shown): void => {
  app.get('/*', async (request, reply) => {
    const { state, pages } = await shown(request);
    if (state === 'slow' && request.url !== '/') return reply.redirect(startOf(request.url));
    const { rendered } = await pages.show(request.url, state);
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location);
    const { status, html } = pageOf(rendered);
    const document = withKept(new TextDecoder().decode(html), pages.gallery, state);
    return reply
      .code(status)
      .type(HTML)
      .send(state === 'slow' ? thatGoesOn(document) : document);
  });
};

/** Shows the pages of sections in all states of their galleries, each section in a frame without the others. */
export const galleryServer = async (sections: readonly string[], pagesOf: PagesOf): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  const shown: Shown = async ({ hostname }) => {
    const place = placeOf(hostname);
    if (place === undefined || !sections.includes(place.section)) {
      throw new Error(`no page of this gallery is at ${hostname}: the list is at localhost`);
    }
    return { state: place.state, pages: await pagesOf(place.section) };
  };
  serveList(app, sections, pagesOf);
  await serveAssets(app, sections);
  for (const url of TOLD) app.post(url, (_request, reply) => reply.code(204).send());
  serveApi(app, shown);
  servePageAnswers(app, shown);
  serveDocuments(app, shown);
  return app;
};
