import fc from 'fast-check';
import { isStorable, storableText } from './storable.ts';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('\0', '\uD83D', '\uDE00', '😀'), fc.string({ maxLength: 1 })),
});

test('a text with NUL or half a character cannot be stored, others can', () => {
  for (const text of ['', 'Räder', '😀', '\n\t']) expect([text, isStorable(text)]).toEqual([text, true]);
  for (const text of ['a\0', '\uD83D', '\uDE00\uD83D']) expect([text, isStorable(text)]).toEqual([text, false]);
});

test('every text becomes one that can be stored, and one that can be is left as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const stored = storableText(text);
      expect(isStorable(stored)).toBe(true);
      expect(stored === text).toBe(isStorable(text));
      expect(stored).toHaveLength(text.length);
    }),
  );
});
