import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { EncodedBytes } from './encoded-bytes.ts';

/** Words that good compression makes smaller than quick compression does. */
const WORDS = Buffer.from(Array.from({ length: 4000 }, (_, index) => `word ${(index * 7919) % 1013}`).join(' '));

/** Asks until the bytes differ from these. @returns them, and how often it asked. */
const untilOther = async (bytes: EncodedBytes, than: Buffer): Promise<[other: Buffer, asked: number]> => {
  for (let asked = 1; ; asked += 1) {
    const known = await bytes.in('br');
    if (known !== than) return [known, asked];
    await new Promise(setImmediate);
  }
};

/** Waits longer than good compression takes. */
const compressedElsewhere = async (): Promise<void> => {
  const other = new EncodedBytes(WORDS);
  await untilOther(other, await other.in('br'));
};

test('asked for again, bytes are compressed better beside the answers', async () => {
  const bytes = new EncodedBytes(WORDS);
  const quick = await bytes.in('br');
  await compressedElsewhere();
  const [best, asked] = await untilOther(bytes, quick);
  expect(asked).toBeGreaterThan(1);
  expect(best.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(best)).toEqual(WORDS);
});

test('bytes that are known to be asked for again are compressed better after the first answer', async () => {
  const bytes = new EncodedBytes(WORDS, true);
  const quick = await bytes.in('br');
  for (let times = 0; times < 3; times += 1) await compressedElsewhere();
  const [best, asked] = await untilOther(bytes, quick);
  expect(asked).toBe(1);
  expect(best.length).toBeLessThan(quick.length);
});

test('while many pages are compressed better, a file is read before most of them', async () => {
  const pages = Array.from({ length: 20 }, () => new EncodedBytes(WORDS));
  const quick = await Promise.all(pages.map((page) => page.in('br')));
  for (const page of pages) page.in('br');
  await readFile(__filename);
  const better = pages.filter((page, index) => page.in('br') !== quick[index]);
  expect(better.length).toBeLessThan(5);
  await Promise.all(pages.map((page, index) => untilOther(page, quick[index] ?? WORDS)));
});
