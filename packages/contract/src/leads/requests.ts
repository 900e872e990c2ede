import type { ContactInterest } from './interests.ts';

/** What a visitor can ask for beyond writing a message, in the order the contact page offers it. */
export const REQUEST_KINDS = ['test-drive', 'service', 'rental', 'call'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How each kind is called. */
export const REQUEST_LABELS: Record<RequestKind, string> = {
  'test-drive': 'Test drive',
  service: 'Service',
  rental: 'Rental',
  call: 'Call back',
};

/** What a request is about where its visitor is not asked; one for a call may be about anything. */
export const REQUEST_INTERESTS: Partial<Record<RequestKind, ContactInterest>> = {
  'test-drive': 'sales',
  service: 'service',
  rental: 'general',
};

/** The fields of each kind's form beside the message's own, in the form's order. */
export const REQUEST_FIELDS = {
  'test-drive': ['cart', 'day', 'otherDay', 'part'],
  service: ['cart', 'trouble', 'town', 'day', 'otherDay', 'part'],
  rental: ['cart', 'day', 'lastDay', 'town'],
  call: ['day', 'part'],
} as const satisfies Record<RequestKind, readonly string[]>;

/** Name of a field that some kind of request has. */
export type RequestField = (typeof REQUEST_FIELDS)[RequestKind][number];

/** Every field that some kind of request has, in the form's order. */
export const ALL_REQUEST_FIELDS: readonly RequestField[] = [
  'cart',
  'trouble',
  'town',
  'day',
  'lastDay',
  'otherDay',
  'part',
];

/** Parts of a day that a visitor can prefer. */
export const PARTS_OF_DAY = { any: 'Any time of the day', morning: 'Morning', afternoon: 'Afternoon' } as const;
export type PartOfDay = keyof typeof PARTS_OF_DAY;

/** What can be wrong with a cart. */
export const TROUBLES = {
  'does-not-run': 'It does not run',
  battery: 'Battery or charging',
  brakes: 'Brakes or steering',
  electrical: 'Lights or electrics',
  maintenance: 'Nothing: it is due for maintenance',
  other: 'Something else',
} as const;
export type Trouble = keyof typeof TROUBLES;

/** The kind that a text names; undefined where it names none. */
export const readRequestKind = (text: unknown): RequestKind | undefined => REQUEST_KINDS.find((kind) => kind === text);
