import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Printable ASCII, and the few signs of typography and currency that headlines use.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const characters = `${ascii}©®°½×–—‘’“”•…→₂`;

const { resolve } = createRequire(import.meta.url);
const source = await readFile(resolve('@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2'));
const subset = await subsetFont(source, characters, {
  targetFormat: 'woff2',
  // One width of the family, narrow as lettering on a sign; weights from running headline to title.
  variationAxes: { wdth: 80, wght: { min: 600, max: 750 } },
});
await writeFile(fileURLToPath(new URL('../tokens/fonts/sign.woff2', import.meta.url)), subset);
