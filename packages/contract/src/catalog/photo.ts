/** Widths, in pixels, in which `/media` keeps every photo. */
export const PHOTO_WIDTHS = [480, 960, 1440] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** Formats in which `/media` keeps every photo, best first; also the endings of the files. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const PHOTO_PATH = /^\/media\/[\w-]+-960\.jpg$/;

/**
 * Whether an `images` path of a vehicle is a photo with renditions: `/media/<digest>-960.jpg`. All of its renditions
 * exist, however small the photo was. Any other path is one file without renditions.
 */
export const isPhotoPath = (path: string): boolean => PHOTO_PATH.test(path);

/** The form of a photo that shared links show, 1200 by 630, from its `images` path: `/media/<digest>-card.jpg`. */
export const socialCardOf = (path: string): string => path.replace(/-960\.jpg$/, '-card.jpg');

/** Another rendition of a photo, from its `images` path: `/media/<digest>-<width>.<format>`. */
export const photoRendition = (path: string, width: PhotoWidth, format: PhotoFormat): string =>
  path.replace(/-960\.jpg$/, `-${width}.${format}`);
