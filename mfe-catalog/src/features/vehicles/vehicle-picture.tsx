import { isPhotoPath, PHOTO_WIDTHS, photoRendition } from '@sgc/contract/catalog';
import { useEffect, useRef, useState } from 'react';
import { DRAWINGS, PLACEHOLDER } from '../../content/drawings.ts';

/** The pictures of a vehicle; a drawing if it has no photo, so that no frame is empty. */
export const picturesOf = ({ id, images }: { readonly id: string; readonly images: readonly string[] }) =>
  images.length > 0 ? images : [DRAWINGS.get(id) ?? PLACEHOLDER];

const renditions = (photo: string, format: 'avif' | 'webp' | 'jpg'): string =>
  PHOTO_WIDTHS.map((width) => `${photoRendition(photo, width, format)} ${width}w`).join(', ');

interface VehiclePictureProps {
  readonly src: string;
  readonly alt: string;
  /** `first`: the largest paint of the page, fetched at once. Others are fetched once they are laid out near the window. */
  readonly priority?: 'first' | 'later';
  /** How wide it is shown, as `sizes` of an image says it. */
  readonly sizes?: string;
}

/** One picture of a vehicle, 4 by 3; the drawing of any cart if it does not load. */
export const VehiclePicture = ({ src, alt, priority = 'later', sizes = '20rem' }: VehiclePictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();

  // It may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.loading !== 'lazy') setBroken(src);
  }, [src]);

  const shown = broken === src ? PLACEHOLDER : src;
  const isPhoto = isPhotoPath(shown);
  const img = (
    <img
      ref={image}
      src={shown}
      srcSet={isPhoto ? renditions(shown, 'jpg') : undefined}
      sizes={isPhoto ? sizes : undefined}
      alt={alt}
      width={640}
      height={480}
      loading={priority === 'first' ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
  if (!isPhoto) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={renditions(shown, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={renditions(shown, 'webp')} sizes={sizes} />
      {img}
    </picture>
  );
};
