import { isCalendarDay } from '@sgc/contract/business';
import {
  CONTACT_INTERESTS,
  REQUEST_FIELDS,
  REQUEST_INTERESTS,
  REQUEST_PARAMETER,
  type RequestKind,
  readRequestKind,
} from '@sgc/contract/leads';
import { BEGINNING_PARAMETERS } from './beginning-parameters.ts';
import { noteIn, plainText } from './note.ts';

const LONGEST = 60;

/** A form's fields before the visitor types: each value by its field's name; empty where there is none. */
export type Beginning = Readonly<Record<string, string>>;

const begunFields = (kind: RequestKind, search: URLSearchParams): [string, string][] => {
  const names: readonly string[] = REQUEST_FIELDS[kind];
  return BEGINNING_PARAMETERS.filter((name) => names.includes(name)).map((name) => {
    const text = plainText(search.get(name) ?? '', LONGEST);
    return [name, name === 'day' || name === 'lastDay' ? (isCalendarDay(text) ? text : '') : text];
  });
};

/** The kind of request that an address asks for; undefined for a message. */
export const requestIn = (search: URLSearchParams): RequestKind | undefined =>
  readRequestKind(search.get(REQUEST_PARAMETER));

/**
 * What an address fills in.
 * @param message what the message begins with where the address does not say.
 */
export const beginningOf = (search: URLSearchParams, message: string): Beginning => {
  const kind = requestIn(search);
  return {
    interest: (kind && REQUEST_INTERESTS[kind]) ?? CONTACT_INTERESTS[0],
    part: 'any',
    ...(kind && Object.fromEntries(begunFields(kind, search))),
    message: noteIn(search) ?? message,
  };
};
