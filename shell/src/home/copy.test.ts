import { join } from 'node:path';
import { typedNumbersOf } from '@sgc/build/typed-numbers';

test('neither the home page nor the frame of all pages types a number into its words', () => {
  expect(typedNumbersOf(join(__dirname, '..'), ['home', 'chrome'])).toEqual([]);
});
