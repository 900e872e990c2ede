import * as z from 'zod/mini';

const STORAGE_KEY = 'sgc:contact-draft';

/** How long unsent words are kept after their last change. The privacy page names it too. */
export const DRAFT_HOURS = 24;
const LIFETIME_MS = DRAFT_HOURS * 60 * 60 * 1000;

const draftSchema = z.object({
  /** When the form was opened for these words, and when they last changed: milliseconds since 1970. */
  startedAt: z.number(),
  changedAt: z.number(),
  values: z.record(z.string(), z.string()),
  sending: z.optional(z.object({ key: z.string(), typed: z.string(), body: z.string() })),
});

/** What a visitor wrote and has not sent, kept in the tab alone. */
export type ContactDraft = z.infer<typeof draftSchema>;

/** Storage may be forbidden or full: then there is no draft, and the form works all the same. */
const tolerant = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

let expiry: ReturnType<typeof setTimeout> | undefined;

/** Deletes what was kept. */
export const dropDraft = (): void => {
  clearTimeout(expiry);
  tolerant((storage) => storage.removeItem(STORAGE_KEY));
};

const expireAfter = (ms: number): void => {
  clearTimeout(expiry);
  expiry = setTimeout(dropDraft, ms);
};

/** Keeps the words as they are now, in place of earlier ones. */
export const keepDraft = (draft: ContactDraft): void => {
  tolerant((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
  expireAfter(LIFETIME_MS);
};

/** The words kept in this tab; what is too old or unreadable is deleted instead. */
export const readDraft = (): ContactDraft | undefined => {
  const draft = tolerant((storage) => draftSchema.safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')).data);
  const remaining = draft === undefined ? 0 : draft.changedAt + LIFETIME_MS - Date.now();
  if (remaining <= 0 || remaining > LIFETIME_MS) {
    dropDraft();
    return undefined;
  }
  expireAfter(remaining);
  return draft;
};
