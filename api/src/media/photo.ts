import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat, type PhotoWidth } from '@sgc/contract/catalog';
import sharp, { type Sharp } from 'sharp';

const LARGEST_FILE_BYTES = 30 * 1024 * 1024;
/** A 50 megapixel camera's picture passes; a small file that unfolds into gigabytes does not. */
const MOST_PIXELS = 60_000_000;
/** Part of the hash: a change of what the pipeline makes gives new addresses. */
const PIPELINE = 'photo-1';

const EXTENSIONS: Record<string, readonly string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  heif: ['.avif'],
};

/** One form of a photo, as it is served. */
export interface PhotoForm {
  width: PhotoWidth;
  format: PhotoFormat;
  bytes: Buffer;
}

export type PhotoResult = { ok: true; hash: string; forms: PhotoForm[] } | { ok: false; problem: string };

const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
};

const refuse = (problem: string): PhotoResult => ({ ok: false, problem });

/** The address part of a photo, from its bytes alone: the same picture is kept once. */
export const photoHash = (bytes: Buffer): string =>
  createHash('sha256').update(PIPELINE).update(bytes).digest('hex').slice(0, 32);

const inspect = async (name: string, bytes: Buffer): Promise<string | undefined> => {
  if (bytes.length > LARGEST_FILE_BYTES) return `is larger than ${LARGEST_FILE_BYTES / 1024 / 1024} MB`;
  const found = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!found) return 'is not a picture, or has too many pixels';
  const allowed = EXTENSIONS[found.format];
  if (!allowed) return `is ${found.format}; use JPEG, PNG, WebP or AVIF`;
  if (!allowed.includes(extname(name).toLowerCase())) return `is ${found.format} under another format's name`;
  if ((found.pages ?? 1) > 1) return 'is animated';
  return found.width * found.height > MOST_PIXELS ? 'has too many pixels' : undefined;
};

/** Turns a photo into the forms that are served: upright, without its camera's and place's metadata. */
export const processPhoto = async (name: string, bytes: Buffer): Promise<PhotoResult> => {
  const problem = await inspect(name, bytes);
  if (problem !== undefined) return refuse(problem);
  const forms: PhotoForm[] = [];
  try {
    for (const width of PHOTO_WIDTHS) {
      const resized = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .flatten({ background: '#ffffff' });
      for (const format of PHOTO_FORMATS) {
        forms.push({ width, format, bytes: await encode[format](resized.clone()).toBuffer() });
      }
    }
  } catch {
    return refuse('is damaged');
  }
  return { ok: true, hash: photoHash(bytes), forms };
};
