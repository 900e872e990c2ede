import type { ViewTokens } from '@sgc/telemetry';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config/config.ts';
import type { ApiRequests } from '../metrics/api-requests.ts';
import { type FindAsset, serveAssets } from './assets.ts';
import { takeFormPosts } from './form-posts.ts';
import { passToApi } from './gateway.ts';
import { type FindSet, servePageAnswers } from './page-answers.ts';
import type { Pages } from './pages.ts';
import { serveSiteFiles } from './site-files.ts';

const PAGE_METHODS = 'GET, HEAD';

export interface VisitorParts {
  readonly config: Pick<ShellConfig, 'apiOrigin'>;
  readonly findAsset: FindAsset;
  readonly pages: Pages;
  readonly apiRequests: Pick<ApiRequests, 'begin'>;
  readonly tokens: Pick<ViewTokens, 'timing'>;
  readonly findSet: FindSet;
}

/** Serves everything that a visitor's browser asks for: files, pages, their answers for navigations, the API and posted forms. */
export const serveVisitors = async (
  app: FastifyInstance,
  { config, findAsset, pages, apiRequests, tokens, findSet }: VisitorParts,
): Promise<void> => {
  await serveAssets(app, findAsset);
  await serveSiteFiles(app);
  servePageAnswers(app, { pages, tokens, findSet });
  await passToApi(app, config.apiOrigin, apiRequests);
  await takeFormPosts(app, { pages, apiOrigin: config.apiOrigin, apiRequests });

  // Pages are not routes: which addresses there are changes with every release.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return pages.answer(request, reply);
    return reply
      .code(405)
      .header('allow', PAGE_METHODS)
      .type('text/plain')
      .send('This address only answers GET and HEAD.');
  });
};
