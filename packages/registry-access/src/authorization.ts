import { timingSafeEqual } from 'node:crypto';
import { type Access, mayOperate, type Person } from '@sgc/access-file';
import { OPS } from '@sgc/contract/operations';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionStore } from './session-store.ts';

const COOKIE = 'operations';

const OFF = 'Nobody can operate this registry: it was started without an access file (RELEASE_ACCESS).';
const UNKNOWN = 'A token of this registry is needed: Authorization: Bearer …';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks, on routes that need one. */
    person?: Person;
  }
}

/** A page of another site can make a browser send a form, but not say that it comes from here. */
const isFromHere = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
};

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Knows who asks, by a token or a session. A person who was taken out of the access file is unknown. */
export class Authorization {
  readonly #access: () => Access | undefined;
  readonly #sessions: SessionStore;

  constructor(access: () => Access | undefined, sessions: SessionStore) {
    this.#access = access;
    this.#sessions = sessions;
  }

  /** The person who holds a token. */
  personOf(token: string): Person | undefined {
    return this.#access()?.personOf(token);
  }

  /** The person with a mail address that an identity provider has verified. */
  personWithEmail(email: string): Person | undefined {
    return this.#access()?.personWithEmail(email);
  }

  async find(request: FastifyRequest): Promise<Person | undefined> {
    const access = this.#access();
    if (access === undefined) return undefined;
    const bearer = bearerOf(request);
    if (bearer !== undefined) return access.personOf(bearer);
    const session = parseCookie(request.headers.cookie ?? '')[COOKIE];
    if (session === undefined || (request.method !== 'GET' && !isFromHere(request))) return undefined;
    const person = await this.#sessions.find(session);
    return person !== undefined && access.knows(person) ? person : undefined;
  }

  /** A hook before routes that need a known person, who may operate the section that the route names. */
  readonly required = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-store');
    if (!this.isOn) return reply.code(403).send({ error: OFF });
    const person = await this.find(request);
    if (person === undefined) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: UNKNOWN });
    const { section } = (request.params ?? {}) as { section?: string };
    if (section !== undefined && !mayOperate(person, section)) {
      return reply.code(403).send({ error: `${person.name} may operate ${person.scope}, not ${section}.` });
    }
    request.person = person;
    return undefined;
  };

  /** Whether there is an access file to sign in by. */
  get isOn(): boolean {
    return this.#access() !== undefined;
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    reply.header('set-cookie', this.#cookie(request, await this.#sessions.begin(person), this.#sessions.seconds));
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = parseCookie(request.headers.cookie ?? '')[COOKIE];
    if (session !== undefined) await this.#sessions.end(session);
    reply.header('set-cookie', this.#cookie(request, '', 0));
  }

  #cookie(request: FastifyRequest, value: string, maxAge: number): string {
    const secure = request.protocol === 'https';
    return stringifySetCookie({ name: COOKIE, value, path: OPS, httpOnly: true, sameSite: 'strict', secure, maxAge });
  }
}

/** A hook before what only shells may ask: they show a token that both sides were given. */
export const shellsOnly =
  (token: string | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (token === undefined) return undefined;
    const shown = Buffer.from(bearerOf(request) ?? '');
    const expected = Buffer.from(token);
    if (shown.length === expected.length && timingSafeEqual(shown, expected)) return undefined;
    return reply.code(401).send({ error: 'Shells show SHELL_TOKEN here.' });
  };
