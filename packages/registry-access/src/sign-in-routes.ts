import { OPS } from '@sgc/contract/operations';
import { AddressLimit } from '@sgc/http-hardening';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Authorization } from './authorization.ts';
import type { OpenId } from './open-id/open-id.ts';
import { serveOpenId } from './open-id/open-id-routes.ts';
import { PROVIDER_SIGN_IN } from './open-id/provider-addresses.ts';

const signInSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });

const SIGN_IN_WINDOW_MS = 10 * 60_000;

/** More than a person mistypes, and too few to guess a token. */
const FAILED_SIGN_INS = { limit: 10, windowMs: SIGN_IN_WINDOW_MS };

const OFF = 'This registry was started without an access file (RELEASE_ACCESS): nobody can sign in.';
const UNKNOWN = 'This token is not known here.';
const TOO_OFTEN = 'Signing in has failed ten times from your address. Try again in ten minutes.';

export interface SignInRoutes {
  readonly authorization: Authorization;
  /** Undefined without an identity provider. */
  readonly openId: OpenId | undefined;
  /** The page on which a person signs in. @param provider address that leads to the identity provider, if there is one. */
  readonly signInPage: (provider: string | undefined, error?: string) => string;
  /** A page that opens `/ops` once a person has signed in. */
  readonly welcomePage: () => string;
  readonly sendPage: (reply: FastifyReply, status: number, page: string) => FastifyReply;
}

/**
 * Signing in by a token or through the identity provider, and signing out.
 * @returns answers a person who is not known with the page to sign in on.
 */
export const serveSignIn = (app: FastifyInstance, routes: SignInRoutes): ((reply: FastifyReply) => FastifyReply) => {
  const { authorization, openId, signInPage, welcomePage, sendPage } = routes;
  const failures = new AddressLimit(FAILED_SIGN_INS);
  const provider = openId && PROVIDER_SIGN_IN;
  const refuse = (reply: FastifyReply, status: number, error?: string): FastifyReply =>
    sendPage(reply, status, signInPage(provider, error));
  const tooOften = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    request.log.warn({ address: request.ip }, 'an address that has failed too often tried to sign in again');
    return refuse(reply, 429, TOO_OFTEN);
  };

  app.post(`${OPS}/sign-in`, async (request, reply) => {
    if (failures.isReached(request.ip)) return tooOften(request, reply);
    const { token = '' } = signInSchema.safeParse(request.body).data ?? {};
    const person = authorization.personOf(token);
    if (person === undefined) {
      failures.count(request.ip);
      request.log.warn({ address: request.ip }, 'a sign-in with an unknown token was refused');
      return refuse(reply, 401, authorization.isOn ? UNKNOWN : OFF);
    }
    await authorization.signIn(request, reply, person);
    return reply.redirect(OPS, 303);
  });
  app.post(`${OPS}/sign-out`, async (request, reply) => {
    await authorization.signOut(request, reply);
    return reply.redirect(OPS, 303);
  });
  if (openId !== undefined) {
    const welcome = (reply: FastifyReply): FastifyReply => sendPage(reply, 200, welcomePage());
    serveOpenId(app, { openId, authorization, failures, refuse, tooOften, welcome });
  }
  return (reply) => refuse(reply, 401, authorization.isOn ? undefined : OFF);
};
