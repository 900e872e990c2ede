import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Printable ASCII, and the few signs of typography and currency that the site's texts use; names with other letters take them from the system's face.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const characters = `${ascii}©®°½×–—‘’“”•…→₂`;

const { resolve } = createRequire(import.meta.url);
const source = await readFile(resolve('@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2'));
const subset = await subsetFont(source, characters, {
  targetFormat: 'woff2',
  // One width of the family, as narrow as lettering on a sign and as wide as text has to be; weights from text to title.
  variationAxes: { wdth: 90, wght: { min: 400, max: 700 } },
});
await writeFile(fileURLToPath(new URL('../tokens/fonts/saira.woff2', import.meta.url)), subset);
