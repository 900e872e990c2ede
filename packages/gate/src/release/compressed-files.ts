import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { StoredRelease } from '@sgc/release-format';
import { eightAtOnce, Refusal } from '@sgc/release-format';

type Decompress = (bytes: Buffer, limit: { readonly maxOutputLength: number }) => Promise<Buffer>;

const DECOMPRESSORS = new Map<string, Decompress>([
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
]);

/**
 * Checks that a release's compressed files hold the same bytes as their originals. Budgets are counted by them, and a
 * browser that got other bytes would refuse to run them.
 * @throws Refusal
 */
export const checkCompressedFiles = async ({ descriptor, directory }: StoredRelease): Promise<void> => {
  const paths = new Set(descriptor.files.map(({ path }) => path));
  const read = (path: string): Promise<Buffer> => readFile(join(directory, path));
  const forms = new Map<string, { path: string; decompress: Decompress }[]>();
  for (const path of paths) {
    const ending = extname(path);
    const decompress = DECOMPRESSORS.get(ending);
    if (decompress === undefined) continue;
    const original = path.slice(0, -ending.length);
    if (!paths.has(original)) throw new Refusal('files', `${path} is the compressed form of no file`);
    forms.set(original, [...(forms.get(original) ?? []), { path, decompress }]);
  }
  await eightAtOnce([...forms], async ([original, compressed]) => {
    const content = await read(original);
    for (const { path, decompress } of compressed) {
      // Guards against a decompression bomb: a file that grows beyond its original is not its compressed form.
      const limit = { maxOutputLength: content.length + 1 };
      const same = await decompress(await read(path), limit).catch(() => undefined);
      if (!same?.equals(content)) throw new Refusal('files', `${path} is not the compressed form of ${original}`);
    }
  });
};
