import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawLogo, drawSocialCards } from '../src/index.ts';

// Renders the cards for shared links and the icons of home screens into the folder given, or `dist/social`.
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist/social', import.meta.url)));
await mkdir(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawSocialCards())) {
  await sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toFile(`${folder}/${name}.jpg`);
}
for (const size of [180, 512]) {
  await sharp(Buffer.from(drawLogo()), { density: 72 * (size / 48) })
    .resize(size, size)
    .png()
    .toFile(`${folder}/icon-${size}.png`);
}
