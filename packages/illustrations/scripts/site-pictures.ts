import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import toIco from 'png-to-ico';
import sharp from 'sharp';
import { drawLogo, drawSocialCards } from '../src/index.ts';

const LOGO_SIZE = 48;
const SPARK = '#d3f23e';

const logo = (size: number) =>
  sharp(Buffer.from(drawLogo()), { density: 72 * (size / LOGO_SIZE) })
    .resize(size, size)
    .png();

/** The mark without transparent corners; `margin`: how much a mask may cut off, as a share of the side. */
const plate = (size: number, margin = 0) => {
  const border = Math.round(size * margin);
  return logo(size - 2 * border)
    .extend({ top: border, bottom: border, left: border, right: border, background: SPARK })
    .flatten({ background: SPARK });
};

/** The icons that browsers and phones ask for, by file name. */
const icons = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'favicon.ico': await toIco(await Promise.all([16, 32, 48].map((size) => logo(size).toBuffer()))),
  'apple-touch-icon.png': await plate(180).toBuffer(),
  'icon-192.png': await logo(192).toBuffer(),
  'icon-512.png': await logo(512).toBuffer(),
  'icon-maskable-512.png': await plate(512, 0.1).toBuffer(),
});

/** Renders the icons into a folder, and the cards for shared links, 1200 by 630, into its folder `social`. */
export const drawSitePictures = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'social'), { recursive: true });
  for (const [name, bytes] of Object.entries(await icons())) await writeFile(join(folder, name), bytes);
  for (const [name, svg] of Object.entries(drawSocialCards())) {
    await sharp(Buffer.from(svg))
      .jpeg({ quality: 82 })
      .toFile(join(folder, `social/${name}.jpg`));
  }
};
