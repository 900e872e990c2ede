import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  allFiles,
  DESCRIPTOR_FILE,
  describeRelease,
  type ReleaseDescriptor,
  releaseDescriptorSchema,
  type StoredRelease,
  versionOf,
} from '@sgc/release-format';
import { SAMPLE_WORD } from './sample-section.ts';

/** The word of the section of a number, as long as that of the sample: it is `mfe-` and this, and so are its addresses. */
export const wordOf = (number: number): string => `s${String(number).padStart(3, '0')}`;

const COMPRESSORS: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': (content) => brotliCompressSync(content),
  '.gz': (content) => gzipSync(content),
};

/** The sample's file under another section's name: what was compressed is compressed anew. */
const copyFile = async (release: string, path: string, renamed: (text: string) => string): Promise<Buffer> => {
  const ending = path.slice(-3);
  const compress = COMPRESSORS[ending];
  if (compress !== undefined) return compress(await copyFile(release, path.slice(0, -ending.length), renamed));
  const content = await readFile(join(release, path));
  return /\.(js|css|json|map)$/.test(path) ? Buffer.from(renamed(content.toString())) : content;
};

/** Copies the sample's release under the word of another section, as if its team had built it. */
export const copyRelease = async (release: string, directory: string, word: string): Promise<StoredRelease> => {
  const renamed = (text: string): string => text.replaceAll(SAMPLE_WORD, word);
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(release.length + 1));
  for (const path of files) {
    if (path === DESCRIPTOR_FILE) continue;
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), await copyFile(release, path, renamed));
  }
  const built = releaseDescriptorSchema.parse(
    JSON.parse(renamed(await readFile(join(release, DESCRIPTOR_FILE), 'utf8'))),
  );
  const known = new Set(allFiles(built).map(({ path }) => path));
  const described = await describeRelease(directory, '', (path) => known.has(path));
  const { signature: _, provenance: __, ...unsigned } = { ...built, ...described };
  const descriptor: ReleaseDescriptor = { ...unsigned, version: versionOf(unsigned) };
  // The descriptor is written last: a reader of the folder finds a whole release or none.
  const written = join(directory, `${DESCRIPTOR_FILE}.part`);
  await writeFile(written, JSON.stringify(descriptor));
  await rename(written, join(directory, DESCRIPTOR_FILE));
  return { descriptor, directory };
};
