import type { Vehicle } from '@sgc/contract/catalog';

/** What a card shows of a vehicle: all that travels with a page of many. */
export type CardFacts = Pick<Vehicle, 'id' | 'name' | 'description' | 'price' | 'priceKind' | 'images' | 'isNew'>;

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

export const cardFacts = ({ id, name, description, price, priceKind, images, isNew }: Vehicle): CardFacts => ({
  id,
  name: startOf(name),
  description: startOf(description),
  price,
  priceKind,
  images: images.slice(0, 1),
  isNew,
});
