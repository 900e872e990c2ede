import type { AddressLimit } from '@sgc/http-hardening';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authorization } from '../authorization.ts';
import type { OpenId } from './open-id.ts';
import { PROVIDER_ANSWER, PROVIDER_SIGN_IN } from './provider-addresses.ts';
import { type SignInUnderWay, signInUnderWaySchema } from './sign-in-under-way.ts';

const COOKIE = 'operations-sign-in';
const UNDER_WAY_SECONDS = 600;

const AWAY = 'The identity provider does not answer. Try again in a moment, or sign in with a token.';
const NOT_SIGNED_IN = 'You were not signed in: the identity provider said no, or it took too long. Please try again.';
const UNKNOWN = 'You may not operate this registry: the address that you signed in with is not in its access file.';

export interface OpenIdRoutes {
  readonly openId: OpenId;
  readonly authorization: Authorization;
  readonly failures: AddressLimit;
  /** Answers with the page to sign in on, and what went wrong. */
  readonly refuse: (reply: FastifyReply, status: number, error: string) => FastifyReply;
  readonly tooOften: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Answers with a page that opens `/ops`. */
  readonly welcome: (reply: FastifyReply) => FastifyReply;
}

const cookie = (request: FastifyRequest, value: string, maxAge: number): string =>
  stringifySetCookie({
    name: COOKIE,
    value,
    path: PROVIDER_SIGN_IN,
    httpOnly: true,
    // The browser comes back from another site.
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge,
  });

const encode = (underWay: SignInUnderWay): string => Buffer.from(JSON.stringify(underWay)).toString('base64url');

const decode = (text: string): SignInUnderWay | undefined => {
  try {
    return signInUnderWaySchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

/** Signing in through the identity provider. The access file says who may operate, by mail address. */
export const serveOpenId = (app: FastifyInstance, routes: OpenIdRoutes): void => {
  const { openId, authorization, failures, refuse, tooOften, welcome } = routes;

  app.get(PROVIDER_SIGN_IN, async (request, reply) => {
    if (failures.isReached(request.ip)) return tooOften(request, reply);
    try {
      const { address, underWay } = await openId.begin();
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', cookie(request, encode(underWay), UNDER_WAY_SECONDS))
        .redirect(address.href, 303);
    } catch (error) {
      request.log.error({ err: error }, 'the identity provider does not answer');
      return refuse(reply, 502, AWAY);
    }
  });

  app.get(PROVIDER_ANSWER, async (request, reply) => {
    if (failures.isReached(request.ip)) return tooOften(request, reply);
    const underWay = decode(parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '');
    reply.header('set-cookie', cookie(request, '', 0));
    const failed = (reason: string, status: number, error: string): FastifyReply => {
      failures.count(request.ip);
      request.log.warn({ address: request.ip, reason }, 'a sign-in through the identity provider failed');
      return refuse(reply, status, error);
    };
    if (underWay === undefined) return failed('no sign-in is under way in this browser', 401, NOT_SIGNED_IN);
    try {
      const email = await openId.finish(new URL(request.url, 'http://registry.invalid').search, underWay);
      const person = authorization.personWithEmail(email);
      if (person === undefined) return failed('the address is not in the access file', 403, UNKNOWN);
      await authorization.signIn(request, reply, person);
      return welcome(reply);
    } catch (error) {
      return failed((error as Error).message, 401, NOT_SIGNED_IN);
    }
  });
};
