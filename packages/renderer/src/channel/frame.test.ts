import fc from 'fast-check';
import { encodeFrame, FrameReader, FrameTooLarge } from './frame.ts';

const LIMITS = { text: 1000, content: 1000 };

test('messages arrive whole and in order, however the pipe cuts them', () => {
  const message = fc.record({ value: fc.jsonValue({ maxDepth: 2 }), content: fc.uint8Array({ maxLength: 40 }) });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 9 })), (sent, cuts) => {
      const reader = new FrameReader({ text: 100_000, content: 1000 });
      const bytes = Buffer.concat(sent.map(({ value, content }) => encodeFrame(value, content)));
      const received = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const length = cuts[turn % Math.max(1, cuts.length)] ?? 7;
        received.push(...reader.read(bytes.subarray(at, at + length)));
        at += length;
      }
      expect(received.map(({ text }) => JSON.parse(text))).toEqual(
        sent.map(({ value }) => JSON.parse(JSON.stringify(value))),
      );
      expect(received.map(({ content }) => [...content])).toEqual(sent.map(({ content }) => [...content]));
    }),
  );
});

test.each([
  ['text', 'x'.repeat(1000), Buffer.alloc(0)],
  ['content', '', Buffer.alloc(1001)],
])('a message whose %s is larger than its limit is refused at its first bytes', (_, text, content) => {
  const frame = encodeFrame(text, content);
  expect(() => [...new FrameReader(LIMITS).read(frame.subarray(0, 9))]).toThrow(FrameTooLarge);
});
