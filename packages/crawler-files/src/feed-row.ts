import { vehicleAddress } from '@sgc/contract/addresses';
import { isPhotoPath, socialCardOf, type Vehicle } from '@sgc/contract/catalog';

/** A vehicle as feeds tell of it: addresses are absolute, the price is in US dollars. */
export interface FeedRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image: string;
  readonly price: number;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly brand: string;
  readonly category: string;
}

/** A vehicle that a feed leaves out, and why. */
export interface LeftOut {
  readonly id: string;
  readonly reasons: readonly string[];
}

export interface FeedContext {
  readonly origin: string;
  /** Whether there is a drawing of a vehicle of this id. */
  readonly isDrawn: (id: string) => boolean;
}

const pictureOf = ({ id, images }: Vehicle, isDrawn: FeedContext['isDrawn']): string | undefined => {
  const photo = images.find(isPhotoPath);
  if (photo !== undefined) return socialCardOf(photo);
  return isDrawn(id) ? `/social/vehicle-${id}.jpg` : undefined;
};

const reasonsAgainst = (vehicle: Vehicle, picture: string | undefined): string[] => [
  ...(vehicle.priceKind === 'series-from' ? ['it has no price of its own'] : []),
  ...(vehicle.priceKind !== 'series-from' && vehicle.price === 0 ? ['its price is 0'] : []),
  ...(vehicle.description.trim() === '' ? ['it has no description'] : []),
  ...(picture === undefined ? ['there is no picture of it'] : []),
];

/** The vehicles that have all a feed asks for, and the others with what they lack. */
export const feedRows = (
  vehicles: readonly Vehicle[],
  { origin, isDrawn }: FeedContext,
): { readonly rows: readonly FeedRow[]; readonly leftOut: readonly LeftOut[] } => {
  const rows: FeedRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const vehicle of vehicles) {
    const { id, name, description, price, inStock, isNew, brand, category } = vehicle;
    const picture = pictureOf(vehicle, isDrawn);
    const reasons = reasonsAgainst(vehicle, picture);
    if (picture === undefined || reasons.length > 0) {
      leftOut.push({ id, reasons });
      continue;
    }
    const absolute = (path: string) => new URL(path, origin).href;
    rows.push({
      id,
      title: name,
      description,
      link: absolute(vehicleAddress(id)),
      image: absolute(picture),
      price,
      inStock,
      isNew,
      brand,
      category,
    });
  }
  return { rows, leftOut };
};
