import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Access, mayOperate, type Person } from '../../access/access.ts';
import type { Seal } from '../../access/seal.ts';

/** Where operators go. */
export const OPS = '/ops';

const COOKIE = 'operations';
const SIGNED_IN_MS = 8 * 60 * 60 * 1000;
const PASSED_ON_MS = 60_000;

const personSchema = z.object({ name: z.string(), scope: z.string() });

const OFF = 'Nobody can operate this shell: it was started without an access file (RELEASE_ACCESS).';
const UNKNOWN = 'A token of this shell is needed: Authorization: Bearer …';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, where a route wants to know. */
    person?: Person;
  }
}

/** A page of another site can make a browser send a form, but not say that it comes from here. */
const isFromHere = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
};

/** Knows who asks, by a token or by having signed in with one. */
export class Authorization {
  readonly #access: Access | undefined;
  readonly #seal: Seal;

  constructor(access: Access | undefined, seal: Seal) {
    this.#access = access;
    this.#seal = seal;
  }

  /** Somebody whose token this is. */
  personOf(token: string): Person | undefined {
    return this.#access?.personOf(token);
  }

  async find(request: FastifyRequest): Promise<Person | undefined> {
    if (this.#access === undefined) return undefined;
    const [, scheme, credentials = ''] = /^(Bearer|Sealed) (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (scheme === 'Bearer') return this.#access.personOf(credentials);
    if (scheme === 'Sealed') return this.#unseal(credentials);
    const sealed = parseCookie(request.headers.cookie ?? '')[COOKIE];
    if (sealed === undefined || (request.method !== 'GET' && !isFromHere(request))) return undefined;
    return this.#unseal(sealed);
  }

  /** Lets another replica of this shell know for whom it is asked: they share the seal. */
  async onBehalfOf({ name, scope }: Person): Promise<string> {
    return `Sealed ${await this.#seal.close('operations', { name, scope }, Date.now() + PASSED_ON_MS)}`;
  }

  async #unseal(text: string): Promise<Person | undefined> {
    return personSchema.safeParse((await this.#seal.open('operations', text))?.content).data;
  }

  /** Answers for who may not: a hook before routes that need somebody, and somebody of the section they name. */
  readonly required = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'no-store');
    if (this.#access === undefined) return reply.code(403).send({ error: OFF });
    const person = await this.find(request);
    if (person === undefined) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: UNKNOWN });
    const { section } = (request.params ?? {}) as { section?: string };
    if (section !== undefined && !mayOperate(person, section)) {
      return reply.code(403).send({ error: `${person.name} may operate ${person.scope}, not ${section}.` });
    }
    request.person = person;
    return undefined;
  };

  /** Whether anybody can sign in at all. */
  get isOn(): boolean {
    return this.#access !== undefined;
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, { name, scope }: Person): Promise<void> {
    const value = await this.#seal.close('operations', { name, scope }, Date.now() + SIGNED_IN_MS);
    reply.header('set-cookie', this.#cookie(request, value, SIGNED_IN_MS));
  }

  signOut(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', this.#cookie(request, '', 0));
  }

  #cookie(request: FastifyRequest, value: string, forMs: number): string {
    const secure = request.protocol === 'https';
    return stringifySetCookie({
      name: COOKIE,
      value,
      path: OPS,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: forMs / 1000,
    });
  }
}
