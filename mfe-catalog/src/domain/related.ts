import type { Vehicle } from '@sgc/contract/catalog';
import { type CardFacts, cardFacts } from './card-facts.ts';
import { hasOwnPrice } from './own-price.ts';

const SHOWN = 3;

/** The other side of a vehicle: the maker's model of a stocked cart, or a stocked cart of a model. */
export type Counterpart = Pick<Vehicle, 'id' | 'name' | 'price' | 'priceKind'>;

/** What leads on from a vehicle's page. */
export interface Related {
  readonly counterparts: readonly Counterpart[];
  /** As many seats, the nearest price first. */
  readonly similar: readonly CardFacts[];
}

/** "Denago EV City" and "EV CITY" are one model. */
const modelName = ({ name, brand }: Vehicle): string => {
  const plain = name.toLowerCase();
  const maker = `${brand.toLowerCase()} `;
  return plain.startsWith(maker) ? plain.slice(maker.length) : plain;
};

const isStocked = ({ priceKind }: Vehicle): boolean => priceKind === 'as-equipped';

export const relatedTo = (vehicles: readonly Vehicle[], vehicle: Vehicle): Related => {
  const isCounterpart = (other: Vehicle) =>
    isStocked(other) !== isStocked(vehicle) &&
    other.brand.toLowerCase() === vehicle.brand.toLowerCase() &&
    modelName(other) === modelName(vehicle);
  const { seatingCapacity } = vehicle.specifications;
  const away = (other: Vehicle) =>
    hasOwnPrice(other) ? Math.abs(other.price - vehicle.price) : Number.MAX_SAFE_INTEGER;
  return {
    counterparts: vehicles
      .filter(isCounterpart)
      .slice(0, SHOWN)
      .map(({ id, name, price, priceKind }) => ({ id, name, price, priceKind })),
    similar:
      seatingCapacity === undefined
        ? []
        : vehicles
            .filter(
              (other) =>
                other.id !== vehicle.id &&
                other.specifications.seatingCapacity === seatingCapacity &&
                modelName(other) !== modelName(vehicle),
            )
            .sort((a, b) => away(a) - away(b))
            .slice(0, SHOWN)
            .map(cardFacts),
  };
};
