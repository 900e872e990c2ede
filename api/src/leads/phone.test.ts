import { normalizePhone } from './phone.ts';

test.each([
  ['(570) 555-0134', '+15705550134'],
  ['570.555.0134', '+15705550134'],
  ['1-570-555-0134', '+15705550134'],
  ['+1 570 555 0134', '+15705550134'],
  ['+49 30 901820', '+4930901820'],
  ['call me maybe', null],
  ['0000000000000000000', null],
])('%s is dialled as %s', (typed, dialled) => {
  expect(normalizePhone(typed)).toBe(dialled);
});
