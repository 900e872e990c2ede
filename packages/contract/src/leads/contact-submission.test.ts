import fc from 'fast-check';
import { thankYouAddress } from './addresses.ts';
import { contactSubmissionSchema } from './contact-submission.schema.ts';
import { readLeadReference } from './reference.ts';

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Miller',
  email: 'ada@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'The charger stopped working.',
};

test('a message alone is enough', () => {
  expect(contactSubmissionSchema.parse(MESSAGE)).toEqual(MESSAGE);
});

test('where it comes from is kept', () => {
  const origin = {
    vehicle: 'denago-ev-city',
    page: '/contact',
    releaseSet: '0123456789abcdef',
    filledInMs: 4200,
    referral: 'x',
  };
  expect(contactSubmissionSchema.parse({ ...MESSAGE, ...origin })).toEqual({ ...MESSAGE, ...origin });
});

test('given anything in the fields that tell where it comes from, a message is not refused', () => {
  const field = fc.constantFrom('vehicle', 'page', 'releaseSet', 'filledInMs', 'referral');
  fc.assert(
    fc.property(field, fc.anything(), (name, value) => {
      expect(contactSubmissionSchema.safeParse({ ...MESSAGE, [name]: value }).success).toBe(true);
    }),
  );
});

test.each([
  ['vehicle', '../../etc'],
  ['vehicle', 7],
  ['page', 'https://elsewhere.example.com/'],
  ['page', '/contact?email=ada@example.com'],
  ['releaseSet', 'newest'],
  ['filledInMs', -1],
  ['filledInMs', '4200'],
  ['referral', { a: 1 }],
])('%s is left out when it is %j', (name, value) => {
  const parsed = contactSubmissionSchema.parse({ ...MESSAGE, [name]: value });
  expect(parsed[name as keyof typeof parsed]).toBeUndefined();
});

test.each([
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'ada@', 'Invalid email address'],
  ['phone', '555-0100', 'Phone number is required'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
])('%s of %j is refused with "%s"', (name, value, message) => {
  const parsed = contactSubmissionSchema.safeParse({ ...MESSAGE, [name]: value });
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[name, message]]);
});

test('a reference has one form, and its address holds nothing else', () => {
  expect(readLeadReference('K7Q2-9XWD')).toBe('K7Q2-9XWD');
  for (const other of ['', 'K7Q2-9XWDX', 'k7q2-9xwd', 'K7Q2-9XWI', 'call 1-900-555-0100']) {
    expect(readLeadReference(other)).toBeUndefined();
  }
  expect(thankYouAddress('K7Q2-9XWD')).toBe('/thank-you?ref=K7Q2-9XWD');
});
