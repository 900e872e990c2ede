import fc from 'fast-check';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { cardFacts } from './card-facts.ts';

test('a card of any vehicle stays small and is whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.array(fc.webUrl()), (description, images) => {
      const card = cardFacts(sampleVehicle({ description, images }));
      expect([...card.description].length).toBeLessThanOrEqual(200);
      expect(card.description).not.toMatch(/\p{Surrogate}/u);
      expect(card.images).toEqual(images.slice(0, 1));
    }),
  );
});

test('a short text stays, a long one ends between words', () => {
  expect(cardFacts(sampleVehicle({ description: 'Short.' })).description).toBe('Short.');
  const long = cardFacts(sampleVehicle({ description: 'word '.repeat(100) })).description;
  expect(long).toMatch(/^(word )+word…$/);
});
