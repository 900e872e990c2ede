import fc from 'fast-check';
import { ByteCutter } from './byte-cutter.ts';

const arriving = async function* (chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
};

const all = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const chunks = fc.array(fc.uint8Array({ maxLength: 20 }));

test('bytes that arrive in any pieces are cut where they are told to be', () =>
  fc.assert(
    fc.asyncProperty(chunks, fc.array(fc.nat(30)), async (arrived, sizes) => {
      const bytes = Buffer.concat(arrived);
      const cutter = new ByteCutter(arriving(arrived));
      let at = 0;
      for (const size of sizes) {
        expect(await all(cutter.take(size))).toEqual(bytes.subarray(at, at + size));
        at += size;
      }
      expect(await cutter.hasMore()).toBe(at < bytes.length);
    }),
  ));
