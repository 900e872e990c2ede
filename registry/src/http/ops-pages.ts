import { mayOperate } from '@sgc/access-file';
import { OPS } from '@sgc/contract/operations';
import { AddressLimit } from '@sgc/http-hardening';
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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Authorization } from '../access/authorization.ts';
import type { OpenId } from '../access/open-id.ts';
import { PROVIDER_SIGN_IN } from '../access/provider-addresses.ts';
import { STANDS_BY } from '../writer.ts';
import { serveOpenIdPages } from './open-id-pages.ts';

const STYLES = `${OPS}/ops.css`;
const ICON = `${OPS}/icon.svg`;

const FILE_CACHING = 'public, max-age=300';

const signInSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });

const SIGN_IN_WINDOW_MS = 10 * 60_000;

/** More than a person mistypes, and too few to guess a token. */
const FAILED_SIGN_INS = { limit: 10, windowMs: SIGN_IN_WINDOW_MS };

const OFF = 'This registry was started without an access file (RELEASE_ACCESS): nobody can sign in.';
const UNKNOWN = 'This token is not known here.';
const TOO_OFTEN = 'Signing in has failed ten times from your address. Try again in ten minutes.';

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
  const failures = new AddressLimit(FAILED_SIGN_INS);
  const options: OpsPageOptions = { dealer, styles: STYLES, icon: ICON };
  const signInOptions = { ...options, provider: openId && PROVIDER_SIGN_IN };
  const html = (reply: FastifyReply, code: number, text: string): FastifyReply =>
    reply.code(code).header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html').send(text);

  const signIn = (reply: FastifyReply, code: number, error?: string): FastifyReply =>
    html(reply, code, signInPage(signInOptions, error));
  const tooOften = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    request.log.warn({ address: request.ip }, 'an address that has failed too often tried to sign in again');
    return signIn(reply, 429, TOO_OFTEN);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, outcome?: Outcome): Promise<FastifyReply> => {
    const person = await authorization.find(request);
    if (person === undefined) return signIn(reply, 401, authorization.isOn ? undefined : OFF);
    const known = await view();
    if (known === undefined) return reply.code(503).type('text/plain').send(STANDS_BY);
    const seen = { ...known, person, mayOperate: (section: string) => mayOperate(person, section), outcome };
    return html(reply, outcome?.status ?? 200, opsPage(options, seen));
  };

  app.get(STYLES, (_request, reply) =>
    reply.header('cache-control', FILE_CACHING).type('text/css').send(`${shellStyles}\n${styles}`),
  );
  app.get(ICON, (_request, reply) => reply.header('cache-control', FILE_CACHING).type('image/svg+xml').send(icon));
  app.get(OPS, (request, reply) => answer(request, reply));
  app.get('/', (_request, reply) => reply.redirect(OPS, 307));
  app.post(`${OPS}/sign-in`, async (request, reply) => {
    if (failures.isReached(request.ip)) return tooOften(request, reply);
    const { token = '' } = signInSchema.safeParse(request.body).data ?? {};
    const person = authorization.personOf(token);
    if (person === undefined) {
      failures.count(request.ip);
      request.log.warn({ address: request.ip }, 'a sign-in with an unknown token was refused');
      return signIn(reply, 401, authorization.isOn ? UNKNOWN : OFF);
    }
    await authorization.signIn(request, reply, person);
    return reply.redirect(OPS, 303);
  });
  app.post(`${OPS}/sign-out`, async (request, reply) => {
    await authorization.signOut(request, reply);
    return reply.redirect(OPS, 303);
  });
  const welcome = (reply: FastifyReply): FastifyReply => html(reply, 200, welcomePage(options));
  if (openId !== undefined) {
    serveOpenIdPages(app, { openId, authorization, failures, refuse: signIn, tooOften, welcome });
  }
  return answer;
};
