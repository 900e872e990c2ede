import { DATA_FRESH_MS, type PageHead, type PageResolution } from '@sgc/contract/section';
import type { DehydratedState } from '@tanstack/react-query';
import { tokenOf } from '../reporting/view-token.ts';

/**
 * Everything that a navigation needs beside files that never change. Like the payload of a document it is written and read by
 * one build of the shell, and not parsed with a schema.
 */
export interface PageAnswer {
  /** Null for an unknown address. */
  readonly resolution: PageResolution | null;
  readonly head: PageHead;
  /** The data that the server loaded, if the visit runs the same code; else the page loads its data itself. */
  readonly queries?: DehydratedState;
  /** Of the view that begins when the page is shown. */
  readonly token: string | undefined;
}

const known = new Map<string, { readonly askedAt: number; readonly answer: Promise<PageAnswer> }>();

const urlOf = (set: string, address: string): string =>
  `/_shell/sets/${set}/page?address=${encodeURIComponent(address)}`;

const ask = async (url: string): Promise<PageAnswer> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`no page: ${response.status}`);
  return { ...(await response.json()), token: tokenOf(response) };
};

/** Keeps an answer that came with the document: it is not requested as long as it is fresh. */
export const holdAnswer = (set: string, address: string, answer: Promise<PageAnswer>): void => {
  known.set(urlOf(set, address), { askedAt: performance.timeOrigin, answer });
};

/**
 * Asks the shell for the page of an address in the visit's release set, unless it was asked recently: then the promise is
 * the same. A request that failed is repeated the next time.
 */
export const askForPage = (set: string, address: string): Promise<PageAnswer> => {
  const url = urlOf(set, address);
  const asked = known.get(url);
  if (asked !== undefined && Date.now() - asked.askedAt < DATA_FRESH_MS) return asked.answer;
  const answer = ask(url);
  known.set(url, { askedAt: Date.now(), answer });
  answer.catch(() => known.delete(url));
  return answer;
};
