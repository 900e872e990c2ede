import type { ApiFetch } from '@sgc/contract/section';
import { CONTRACT_IN_USE, type Exchange } from '@sgc/contract/testing';

/** `slow`: the API has not answered yet. `503`: it is away. */
export const GALLERY_STATES = ['ok', 'empty', 'slow', '503'] as const;
export type GalleryState = (typeof GALLERY_STATES)[number];

/** What the API answered, as the records of the contract have it. */
export type RecordedAnswer = Pick<Exchange['answer'], 'status' | 'body'>;

/** Recorded answers by what was asked: `/api/vehicles?limit=3`. */
export type RecordedAnswers = Readonly<Record<`/api/${string}`, RecordedAnswer>>;

/** A page that asks the API nothing: it looks the same in any weather. */
export interface QuietPage {
  /** With the parameters that it is shown with. */
  readonly address: string;
  readonly asks?: never;
}

/** A page that asks the API: it is shown with its answers, while it waits for them, and without them. */
export interface AskingPage {
  /** With the parameters that it is shown with. */
  readonly address: string;
  /** All that it asks, and what it was answered. */
  readonly asks: RecordedAnswers;
  /** Answers that differ where there is nothing to show; without it the page has no such state. */
  readonly empty?: RecordedAnswers;
  /** What the browser keeps of earlier visits, in its local storage; nothing of it in the state `empty`. */
  readonly kept?: Readonly<Record<string, string>>;
}

export type GalleryPage = QuietPage | AskingPage;

/** The pages of a section in their states, from recorded answers. */
export type Gallery = readonly GalleryPage[];

/**
 * An answer with this body.
 * @param schema of the contract, which a recorded body has to fit still.
 * @throws if it does not.
 */
export const answered = (schema: { parse(body: unknown): unknown }, body: unknown): RecordedAnswer => ({
  status: 200,
  body: schema.parse(body),
});

/** An answer that the contract has a record of, by the record's name: "a vehicle that there is not". */
export const recorded = (name: string): RecordedAnswer => CONTRACT_IN_USE.exchange(name).answer;

/** The states that a page is shown in. */
export const statesOf = (page: GalleryPage): readonly GalleryState[] => {
  if (page.asks === undefined) return ['ok'];
  return GALLERY_STATES.filter((state) => state !== 'empty' || page.empty !== undefined);
};

const responseOf = ({ status, body }: RecordedAnswer): Response => Response.json(body, { status });

const answersIn = (gallery: Gallery, state: 'ok' | 'empty'): RecordedAnswers => {
  const asking = gallery.filter((page) => page.asks !== undefined);
  const ok = asking.map(({ asks }) => asks);
  return Object.assign({}, ...ok, ...(state === 'empty' ? asking.map(({ empty }) => empty) : []));
};

const silent: ApiFetch = (_path, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** The API as it is for these pages in a state. Messages are answered as the contract has them recorded. */
export const galleryApi = (gallery: Gallery, state: GalleryState): ApiFetch => {
  if (state === 'slow') return silent;
  if (state === '503') return async () => Response.json({ error: 'The API is away' }, { status: 503 });
  const answers: Readonly<Record<string, RecordedAnswer>> = answersIn(gallery, state);
  return async (path, init) => {
    const answer = init?.method === 'POST' ? undefined : answers[path];
    return answer === undefined ? CONTRACT_IN_USE.api(path, init) : responseOf(answer);
  };
};
