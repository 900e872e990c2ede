import type { Vehicle } from '@sgc/contract/catalog';

/** What a card shows of a vehicle: all that travels with a page of many. */
export interface CardFacts
  extends Pick<Vehicle, 'id' | 'name' | 'description' | 'price' | 'priceKind' | 'images' | 'isNew' | 'inStock'> {
  readonly seats?: number;
  readonly range?: string;
}

const LONGEST_TEXT = 200;

/** The start of a text, cut between words where there are any. */
const startOf = (text: string): string => {
  if (text.length <= LONGEST_TEXT) return text;
  const characters = [...text];
  if (characters.length <= LONGEST_TEXT) return text;
  const cut = characters.slice(0, LONGEST_TEXT - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut}…`;
};

export const cardFacts = (vehicle: Vehicle): CardFacts => {
  const { id, name, description, price, priceKind, images, isNew, inStock, specifications } = vehicle;
  const { seatingCapacity: seats, range } = specifications;
  return {
    id,
    name: startOf(name),
    description: startOf(description),
    price,
    priceKind,
    images: images.slice(0, 1),
    isNew,
    inStock,
    ...(seats !== undefined && { seats }),
    ...(range !== undefined && { range: startOf(range) }),
  };
};
