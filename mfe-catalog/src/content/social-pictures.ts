import { isPhotoPath, socialCardOf, type Vehicle } from '@sgc/contract/catalog';
import { DRAWINGS } from './drawings.ts';

/** A picture of 1200 by 630, and what it shows. */
interface SocialPicture {
  readonly image: string;
  readonly imageAlt: string;
}

/** The picture that a link to a vehicle is shown with: its photo, else its drawing, else any cart's. */
export const socialPicture = ({ id, images, name }: Pick<Vehicle, 'id' | 'images' | 'name'>): SocialPicture => {
  const photo = images.find(isPhotoPath);
  if (photo !== undefined) return { image: socialCardOf(photo), imageAlt: `Photo of the ${name}` };
  if (DRAWINGS.has(id)) return { image: `/social/vehicle-${id}.jpg`, imageAlt: `Drawing of the ${name}` };
  return { image: '/social/any-cart.jpg', imageAlt: 'Drawing of an electric golf cart' };
};
