import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@sgc/release-format';
import { releaseOrigin } from './release-origin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'origin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The bytes that an origin gives for a file that should have a size, and holds others. */
const given = async (size: number, bytes: Buffer): Promise<Buffer> => {
  writeFileSync(join(folder, 'a.js'), bytes);
  const pieces: Uint8Array[] = [];
  const file = { path: 'a.js', size, integrity: integrityOf(bytes) };
  for await (const piece of await releaseOrigin(folder).open(file)) pieces.push(piece);
  return Buffer.concat(pieces);
};

const MB = 1_000_000;
const bytesOf = (size: number): Buffer => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));

describe('a file in a folder', () => {
  test.each([0, 1, MB - 1, MB, MB + 1, 2.5 * MB])('of %d bytes, as it was promised, comes whole', async (size) => {
    const bytes = bytesOf(size);
    expect((await given(size, bytes)).equals(bytes)).toBe(true);
  });

  test.each([
    [10, 3],
    [2 * MB, MB],
    [MB - 1, 0],
  ])('that should have %d bytes and has %d comes as it is', async (size, actual) => {
    expect(await given(size, bytesOf(actual))).toHaveLength(actual);
  });

  test.each([
    [0, 10],
    [3, 10],
    [MB, 3 * MB],
  ])('that should have %d bytes and has %d comes with one byte too many', async (size, actual) => {
    expect(await given(size, bytesOf(actual))).toHaveLength(size + 1);
  });
});
