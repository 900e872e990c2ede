import { dayInWords } from '../business/calendar.ts';
import type { RequestDetails } from './request-details.schema.ts';
import { PARTS_OF_DAY, type PartOfDay, REQUEST_LABELS, type RequestField, TROUBLES, type Trouble } from './requests.ts';

type Told = Readonly<Partial<Record<RequestField, string | undefined>>>;

const LABELS: Record<RequestField, string> = {
  cart: 'Cart',
  trouble: 'What is wrong',
  town: 'Town',
  day: 'Preferred day',
  lastDay: 'Last day',
  otherDay: 'Or on',
  part: 'Part of the day',
};

const inWords = (field: RequestField, value: string): string => {
  if (field === 'trouble') return TROUBLES[value as Trouble];
  if (field === 'part') return PARTS_OF_DAY[value as PartOfDay];
  return field === 'day' || field === 'lastDay' || field === 'otherDay' ? dayInWords(value) : value;
};

/** What a request says, as people read it: in mails, lists and answers. */
export const requestFacts = (details: RequestDetails): { readonly name: string; readonly value: string }[] => {
  const { kind, ...rest } = details;
  const told: Told = rest;
  const labels = kind === 'rental' ? { ...LABELS, day: 'First day' } : LABELS;
  return [
    { name: 'Request', value: REQUEST_LABELS[kind] },
    ...(Object.keys(LABELS) as RequestField[]).flatMap((field) => {
      const value = told[field];
      return value === undefined ? [] : [{ name: labels[field], value: inWords(field, value) }];
    }),
  ];
};
