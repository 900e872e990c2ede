import { join } from 'node:path';
import { typedNumbersOf } from '@sgc/build/typed-numbers';

test('no page types a number into its words: figures come from the profile and from facts', () => {
  expect(typedNumbersOf(join(__dirname, '..'), ['content', 'features', 'fragments', 'pages'])).toEqual([]);
});
