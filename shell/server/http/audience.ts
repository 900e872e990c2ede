import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { SHARES } from '../releases/canary.ts';
import type { Preview, Previews } from '../releases/previews.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { SetRenderer } from '../render/set-renderer.ts';

/** Which share of the visitors a browser belongs to, 0 to 99. Says nothing of who it is. */
const SHARE_COOKIE = 'release-share';
/** The token of a preview that a browser looks at. */
const PREVIEW_COOKIE = 'release-preview';

const SHARE_SECONDS = 7 * 24 * 60 * 60;

/** What a browser sees, and what its answer has to say so. */
export interface Audience {
  readonly renderer: SetRenderer;
  /** `live` pages are kept for everybody, those of a canary for its share, those of a preview for nobody. */
  readonly kind: 'live' | 'canary' | 'preview';
  readonly preview?: Preview;
  /** Whether the answer depends on the browser's cookies. */
  readonly depends: boolean;
  readonly setCookie?: string;
}

const readShare = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** The cookie that shows a preview to a browser, or no longer does. */
export const previewCookie = (request: FastifyRequest, token: string | undefined, expires: number): string =>
  stringifySetCookie({
    name: PREVIEW_COOKIE,
    value: token ?? '',
    ...cookieOptions(request),
    maxAge: token === undefined ? 0 : Math.max(0, Math.floor((expires - Date.now()) / 1000)),
  });

/** Decides which release set a browser sees. Cookies choose among sets that the shell has checked; they name no code. */
export class Audiences {
  readonly #control: ReleaseControl;
  readonly #previews: Previews;

  constructor(control: ReleaseControl, previews: Previews) {
    this.#control = control;
    this.#previews = previews;
  }

  /** Whether a browser with these cookies surely sees what everybody sees. */
  seesLive(cookies: string | undefined): boolean {
    return this.#control.canary === undefined && (cookies === undefined || !cookies.includes(PREVIEW_COOKIE));
  }

  async of(request: FastifyRequest): Promise<Audience> {
    const header = request.headers.cookie;
    if (this.seesLive(header)) return { renderer: this.#control.live, kind: 'live', depends: false };
    const cookies = parseCookie(header ?? '');
    return (await this.#preview(cookies[PREVIEW_COOKIE])) ?? this.#share(request, readShare(cookies[SHARE_COOKIE]));
  }

  async #preview(token: string | undefined): Promise<Audience | undefined> {
    const preview = token === undefined ? undefined : await this.#previews.find(token);
    if (preview === undefined) return undefined;
    const renderer = await this.#previews.renderer(preview).catch(() => undefined);
    return renderer === undefined ? undefined : { renderer, kind: 'preview', preview, depends: true };
  }

  #share(request: FastifyRequest, known: number | undefined): Audience {
    const { canary, live } = this.#control;
    if (canary === undefined) return { renderer: live, kind: 'live', depends: false };
    const share = known ?? randomInt(SHARES);
    const options = { ...cookieOptions(request), maxAge: SHARE_SECONDS };
    return {
      ...(canary.isFor(share) ? { renderer: canary.renderer, kind: 'canary' } : { renderer: live, kind: 'live' }),
      depends: true,
      ...(known === undefined
        ? { setCookie: stringifySetCookie({ name: SHARE_COOKIE, value: String(share), ...options }) }
        : {}),
    };
  }
}
