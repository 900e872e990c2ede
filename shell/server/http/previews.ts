import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import { LEAVE_PREVIEW, PREVIEW_STYLES, PREVIEWS } from '../routing/fixed-addresses.ts';
import { previewCookie } from './audience.ts';
import styles from './preview-banner.css?raw';
import { withinSite } from './within-site.ts';

const EXPIRED = 'This preview link has expired, or was never one of ours. Ask the team for a new one.';

/** Longest token that is looked at. */
const TOKEN_LIMIT = 1000;

/** Where links to previews lead. The link only says which of the releases that the registry has checked is shown. */
export const servePreviews = async (app: FastifyInstance, previews: Pick<Previews, 'find'>): Promise<void> => {
  app.get(PREVIEW_STYLES, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css').send(styles),
  );

  app.get<{ Params: { token: string }; Querystring: { to?: string } }>(`${PREVIEWS}/:token`, async (request, reply) => {
    const { token } = request.params;
    const preview = token.length > TOKEN_LIMIT ? undefined : await previews.find(token);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (preview === undefined) return reply.code(410).type('text/plain').send(EXPIRED);
    return reply
      .header('set-cookie', previewCookie(request, token, preview.expires))
      .redirect(withinSite(String(request.query.to ?? '/')), 303);
  });

  await app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(LEAVE_PREVIEW, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('set-cookie', previewCookie(request, undefined, 0))
        .redirect('/', 303),
    );
  });
};
