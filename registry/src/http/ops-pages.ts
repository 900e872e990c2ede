import { mayOperate } from '@sgc/access-file';
import { OPS } from '@sgc/contract/operations';
import {
  icon,
  type OpsPageOptions,
  type OpsView,
  type Outcome,
  opsPage,
  signInPage,
  styles,
  welcomePage,
} from '@sgc/operators-pages';
import { type Authorization, type OpenId, serveSignIn } from '@sgc/registry-access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STANDS_BY } from '../writer.ts';

const STYLES = `${OPS}/ops.css`;
const ICON = `${OPS}/icon.svg`;

const FILE_CACHING = 'public, max-age=300';

export interface OpsPagesParts {
  readonly authorization: Authorization;
  /** Undefined without an identity provider. */
  readonly openId: OpenId | undefined;
  /** Undefined where this instance does not decide. */
  readonly view: () => Promise<Pick<OpsView, 'status' | 'differences'> | undefined>;
  readonly dealer: string;
  /** The shell's own styles: the page looks like the site. */
  readonly shellStyles: string;
}

/** `/ops`: what is live and what happened, as a page without a line of script. */
export const serveOpsPages = (app: FastifyInstance, parts: OpsPagesParts) => {
  const { authorization, openId, view, dealer, shellStyles } = parts;
  const options: OpsPageOptions = { dealer, styles: STYLES, icon: ICON };
  const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html')
      .send(page);

  const askToSignIn = serveSignIn(app, {
    authorization,
    openId,
    signInPage: (provider, error) => signInPage({ ...options, provider }, error),
    welcomePage: () => welcomePage(options),
    sendPage,
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply, outcome?: Outcome): Promise<FastifyReply> => {
    const person = await authorization.find(request);
    if (person === undefined) return askToSignIn(reply);
    const known = await view();
    if (known === undefined) return reply.code(503).type('text/plain').send(STANDS_BY);
    const seen = { ...known, person, mayOperate: (section: string) => mayOperate(person, section), outcome };
    return sendPage(reply, outcome?.status ?? 200, opsPage(options, seen));
  };

  app.get(STYLES, (_request, reply) =>
    reply.header('cache-control', FILE_CACHING).type('text/css').send(`${shellStyles}\n${styles}`),
  );
  app.get(ICON, (_request, reply) => reply.header('cache-control', FILE_CACHING).type('image/svg+xml').send(icon));
  app.get(OPS, (request, reply) => answer(request, reply));
  app.get('/', (_request, reply) => reply.redirect(OPS, 307));
  return answer;
};
