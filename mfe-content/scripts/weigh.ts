import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { releaseDescriptorSchema } from '@sgc/release-format';

/** Most JavaScript of its own that a page of this section may load, in bytes after brotli: container, section and page. */
const LIMIT = 10_240;

const release = fileURLToPath(new URL('../dist/release/', import.meta.url));

const weigh = async (files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(release + file)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const { pages, fragments } = releaseDescriptorSchema.parse(
  JSON.parse(await readFile(`${release}release.json`, 'utf8')),
);
const parts = [
  ...pages.map(({ id, files }) => ({ id, files })),
  ...Object.entries(fragments).map(([id, files]) => ({ id, files })),
];
for (const { id, files } of parts) {
  const bytes = await weigh([...files.scripts, ...files.lazyScripts]);
  process.stdout.write(`${id.padEnd(20)} ${String(bytes).padStart(6)} B of JavaScript\n`);
  if (bytes > LIMIT) process.exitCode = 1;
}
