import { isPhotoPath, socialCardOf, type Vehicle } from '@sgc/contract/catalog';
import type { SeoDescriptor } from '@sgc/contract/section';
import { DRAWINGS } from './drawings.ts';

/** The picture that a link to a vehicle is shown with: its photo, else its drawing, else any cart's. */
export const socialPicture = ({
  id,
  images,
  name,
}: Pick<Vehicle, 'id' | 'images' | 'name'>): NonNullable<SeoDescriptor['social']> => {
  const photo = images.find(isPhotoPath);
  if (photo !== undefined) return { image: socialCardOf(photo), imageAlt: `Photo of the ${name}` };
  if (DRAWINGS.has(id)) return { image: `/social/vehicle-${id}.jpg`, imageAlt: `Drawing of the ${name}` };
  return { image: '/social/any-cart.jpg', imageAlt: 'Drawing of an electric golf cart' };
};
