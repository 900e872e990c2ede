import { randomInt } from 'node:crypto';
import { type PreviewedRelease, previewedReleases } from '@sgc/contract/operations';
import type { SetRenderer } from '@sgc/renderer/host';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { SHARES } from '../live/canary.ts';
import type { LiveSets } from '../live/live-sets.ts';
import type { Previews } from '../previews/previews.ts';

/** Which share of the visitors a browser belongs to, 0 to 99. Says nothing of who it is. */
const SHARE_COOKIE = 'release-share';
/** The token of a preview that a browser looks at. */
const PREVIEW_COOKIE = 'release-preview';

const SHARE_SECONDS = 7 * 24 * 60 * 60;

/** What a browser sees, and what its answer depends on. */
export interface Audience {
  readonly renderer: SetRenderer;
  /** `live` pages are cached for all visitors, those of a canary for its share, those of a preview not at all. */
  readonly kind: 'live' | 'canary' | 'preview';
  /** The releases that a preview shows. */
  readonly preview?: readonly PreviewedRelease[];
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
  readonly #sets: Pick<LiveSets, 'live' | 'canary'>;
  readonly #previews: Pick<Previews, 'find' | 'renderer'>;

  constructor(sets: Pick<LiveSets, 'live' | 'canary'>, previews: Pick<Previews, 'find' | 'renderer'>) {
    this.#sets = sets;
    this.#previews = previews;
  }

  /** Whether a browser with these cookies surely sees the live set. */
  seesLive(cookies: string | undefined): boolean {
    return this.#sets.canary === undefined && (cookies === undefined || !cookies.includes(PREVIEW_COOKIE));
  }

  /** Undefined before any set is live. */
  async of(request: FastifyRequest): Promise<Audience | undefined> {
    const { live } = this.#sets;
    const header = request.headers.cookie;
    if (live === undefined) return undefined;
    if (this.seesLive(header)) return { renderer: live, kind: 'live', depends: false };
    const cookies = parseCookie(header ?? '');
    const preview = await this.#preview(cookies[PREVIEW_COOKIE]);
    return preview ?? this.#share(request, this.#sets.live ?? live, readShare(cookies[SHARE_COOKIE]));
  }

  async #preview(token: string | undefined): Promise<Audience | undefined> {
    const preview = token === undefined ? undefined : await this.#previews.find(token);
    if (preview === undefined) return undefined;
    const renderer = await this.#previews.renderer(preview);
    return renderer === undefined
      ? undefined
      : { renderer, kind: 'preview', preview: previewedReleases(preview), depends: true };
  }

  #share(request: FastifyRequest, live: SetRenderer, known: number | undefined): Audience {
    const { canary } = this.#sets;
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
