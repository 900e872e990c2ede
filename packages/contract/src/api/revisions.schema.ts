import * as z from 'zod/mini';

/** Kinds of stored data that pages are rendered from. */
export const DATA_TAGS = ['catalog'] as const;
export type DataTag = (typeof DATA_TAGS)[number];

/**
 * The answer of `GET /api/revisions`: a text per kind of data that differs after every change of it.
 * The shell compares it to decide which rendered pages are out of date.
 */
export const revisionsSchema = z.record(z.enum(DATA_TAGS), z.string());
export type Revisions = z.infer<typeof revisionsSchema>;
