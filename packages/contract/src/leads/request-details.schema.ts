import * as z from 'zod/mini';
import { isCalendarDay } from '../business/calendar.ts';
import { PARTS_OF_DAY, type PartOfDay, readRequestKind, TROUBLES, type Trouble } from './requests.ts';
import { storedText } from './stored-text.ts';

const DAY_ERROR = 'Please enter a day of the calendar';
const CHOICE_ERROR = 'Please choose one';

const day = z.string({ error: DAY_ERROR }).check(z.refine(isCalendarDay, { error: DAY_ERROR }));
const optionalText = (atMost: number) => z.optional(storedText(1, atMost, 'Please leave it empty or fill it in'));

const part = z._default(z.enum(Object.keys(PARTS_OF_DAY) as PartOfDay[], { error: CHOICE_ERROR }), 'any');

const testDriveSchema = z.object({
  kind: z.literal('test-drive'),
  /** In the visitor's words; a cart of the inventory is the message's `vehicle`. */
  cart: optionalText(100),
  day,
  otherDay: z.optional(day),
  part,
});

const serviceSchema = z.object({
  kind: z.literal('service'),
  cart: storedText(1, 100, 'Please say which cart it is'),
  trouble: z.enum(Object.keys(TROUBLES) as Trouble[], { error: CHOICE_ERROR }),
  town: storedText(1, 60, 'Please say which town the cart is in'),
  day: z.optional(day),
  otherDay: z.optional(day),
  part,
});

const rentalSchema = z
  .object({
    kind: z.literal('rental'),
    cart: storedText(1, 100, 'Please say which cart you want to rent'),
    day,
    /** When the cart comes back. */
    lastDay: day,
    /** Where the cart is brought; absent for a pickup. */
    town: optionalText(60),
  })
  .check(
    z.refine(({ day, lastDay }) => lastDay > day, {
      path: ['lastDay'],
      error: 'Please choose a last day after the first',
    }),
  );

const callSchema = z.object({ kind: z.literal('call'), day: z.optional(day), part });

/** What a request says beside its message, by its kind. Days are those of the dealer's calendar: "2026-11-28". */
export const requestDetailsSchema = z.discriminatedUnion('kind', [
  testDriveSchema,
  serviceSchema,
  rentalSchema,
  callSchema,
]);
export type RequestDetails = z.infer<typeof requestDetailsSchema>;

const isOfKnownKind = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && 'kind' in given && readRequestKind(given.kind) !== undefined;

/** No person types the kind: details of one that there is not are left out, and the message stays. */
export const givenDetailsSchema = z.pipe(
  z.transform((given: unknown) => (isOfKnownKind(given) ? given : undefined)),
  z.optional(requestDetailsSchema),
);
