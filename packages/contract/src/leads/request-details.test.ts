import fc from 'fast-check';
import { thankYouAddress } from './addresses.ts';
import { contactSubmissionSchema } from './contact-submission.schema.ts';
import { requestDetailsSchema } from './request-details.schema.ts';
import { requestFacts } from './request-facts.ts';
import { ALL_REQUEST_FIELDS, REQUEST_FIELDS, REQUEST_KINDS } from './requests.ts';
import { submissionFrom } from './submission-from.ts';
import { readWishedDay } from './wished-day.ts';

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Moyer',
  email: 'ada@example.com',
  phone: '(570) 555-0134',
  interest: 'sales',
  message: 'I would like to try it.',
};
const FILLED = {
  cart: 'Nomad XL',
  trouble: 'battery',
  town: 'Tamaqua',
  day: '2026-11-28',
  lastDay: '2026-12-01',
  otherDay: '2026-12-05',
  part: 'morning',
};

const parse = (fields: Record<string, string>) => contactSubmissionSchema.safeParse(submissionFrom(fields));

test.each(REQUEST_KINDS)('a form for "%s" becomes a message with exactly its own details', (kind) => {
  const own = Object.fromEntries(REQUEST_FIELDS[kind].map((name) => [name, FILLED[name]]));
  expect(parse({ ...MESSAGE, ...own, request: kind }).data).toEqual({ ...MESSAGE, details: { kind, ...own } });
});

test.each([
  ['test-drive', 'day', '', 'Please enter a day of the calendar'],
  ['test-drive', 'day', '2026-02-30', 'Please enter a day of the calendar'],
  ['test-drive', 'part', 'midnight', 'Please choose one'],
  ['service', 'cart', ' ', 'Please say which cart it is'],
  ['service', 'town', '', 'Please say which town the cart is in'],
  ['service', 'trouble', 'gremlins', 'Please choose one'],
  ['rental', 'lastDay', '2026-11-28', 'Please choose a last day after the first'],
  ['rental', 'cart', 'x'.repeat(101), 'Please use at most 100 characters'],
] as const)('a form for "%s" whose %s is %j says "%s"', (request, name, text, message) => {
  const own = Object.fromEntries(REQUEST_FIELDS[request].map((field) => [field, FILLED[field]]));
  const { error } = parse({ ...MESSAGE, ...own, request, [name]: text });
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[`details.${name}`, message]]);
});

test('a request whose optional fields are empty is valid without them', () => {
  expect(parse({ ...MESSAGE, request: 'call', day: '', part: 'any' }).data?.details).toEqual({
    kind: 'call',
    part: 'any',
  });
});

test('a message is never refused for a kind that no person typed', () => {
  fc.assert(
    fc.property(fc.anything(), (kind) => {
      const isKnown = REQUEST_KINDS.some((known) => known === kind);
      expect(contactSubmissionSchema.safeParse({ ...MESSAGE, details: { kind } }).success || isKnown).toBe(true);
    }),
  );
  expect(contactSubmissionSchema.parse({ ...MESSAGE, details: 'test-drive' })).toEqual(MESSAGE);
});

test('every detail that is stored is shown, in words', () => {
  const { kind, ...rest } = { kind: 'service' as const, ...FILLED, trouble: 'battery' as const };
  const facts = requestFacts(requestDetailsSchema.parse({ kind, ...rest }));
  expect(facts).toEqual([
    { name: 'Request', value: 'Service' },
    { name: 'Cart', value: 'Nomad XL' },
    { name: 'What is wrong', value: 'Battery or charging' },
    { name: 'Town', value: 'Tamaqua' },
    { name: 'Preferred day', value: 'Saturday, November 28, 2026' },
    { name: 'Or on', value: 'Saturday, December 5, 2026' },
    { name: 'Part of the day', value: 'Morning' },
  ]);
});

test('an address with a wished day holds no word of a visitor, and is read as it was written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...ALL_REQUEST_FIELDS), fc.string({ minLength: 9 })), (words) => {
      const wished = readWishedDay({ ...words, request: 'rental', day: '2026-11-28', lastDay: '2026-12-01' });
      const address = thankYouAddress('K7Q2-9XWD', wished);
      expect(address).toBe('/thank-you?ref=K7Q2-9XWD&request=rental&day=2026-11-28&lastDay=2026-12-01');
      const search = new URL(address, 'https://site.example.com').searchParams;
      expect(readWishedDay(Object.fromEntries(search))).toEqual(wished);
    }),
  );
  expect(readWishedDay({ day: '2026-11-28' })).toBeUndefined();
  expect(readWishedDay({ request: 'call', day: 'soon', part: 'tea' })).toEqual({ kind: 'call' });
});
