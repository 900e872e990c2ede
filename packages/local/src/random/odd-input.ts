import fc from 'fast-check';

/** Texts that programs stumble over: control characters, half a pair of surrogates, code, directions, too many characters. */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    'a\r\nBcc: b@c.example.com',
    '‮right to left',
    '🛺',
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '%zz',
    'x'.repeat(20_000),
  ),
);

/** The same for a part of an address, escaped or as it must not be. */
export const oddPart = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 60 }).map(encodeURIComponent),
  fc.constantFrom(
    '',
    '%00',
    '%ff',
    '%zz',
    '..',
    '%2e%2e%2f',
    "'--",
    '%F0%9F%9B%BA',
    'a'.repeat(2000),
    'a'.repeat(6000),
    '__proto__',
  ),
);

/** A value of JSON that a field does not expect. */
export const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, [], {}, 0, -1, 1e308, true),
);
