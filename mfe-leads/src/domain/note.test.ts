import fc from 'fast-check';
import { noteIn } from './note.ts';

test('lines of text begin a message, and control characters do not', () => {
  expect(noteIn(new URLSearchParams({ note: 'Rent: $685\nDelivery\u0000\u202e: $90' }))).toBe(
    'Rent: $685\nDelivery: $90',
  );
  expect(noteIn(new URLSearchParams())).toBeUndefined();
});

test('given any address, the note that is read from it can be sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (note) => {
      const read = noteIn(new URLSearchParams({ note })) ?? '';
      expect([...read].length).toBeLessThanOrEqual(1000);
      expect(read).not.toMatch(/\0|\p{Surrogate}/u);
    }),
  );
});
