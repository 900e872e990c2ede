import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { StoredRelease } from '@sgc/release-format';
import { eightAtOnce, Refusal } from '@sgc/release-format';

const DECOMPRESSORS = new Map([
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
]);

/**
 * Checks that a release's compressed files hold the same bytes as their originals. Budgets are counted by them, and a
 * browser that got other bytes would refuse to run them.
 * @throws Refusal
 */
export const checkCompressedFiles = async ({ descriptor, directory }: StoredRelease): Promise<void> => {
  const sizes = new Map(descriptor.files.map(({ path, size }) => [path, size]));
  await eightAtOnce([...sizes.keys()], async (path) => {
    const ending = extname(path);
    const decompress = DECOMPRESSORS.get(ending);
    if (decompress === undefined) return;
    const original = path.slice(0, -ending.length);
    const size = sizes.get(original);
    if (size === undefined) throw new Refusal('files', `${path} is the compressed form of no file`);
    // Guards against a decompression bomb: a file that grows beyond its original is not its compressed form.
    const content = await decompress(await readFile(join(directory, path)), { maxOutputLength: size + 1 }).catch(
      () => undefined,
    );
    if (content === undefined || !content.equals(await readFile(join(directory, original)))) {
      throw new Refusal('files', `${path} is not the compressed form of ${original}`);
    }
  });
};
