import type { Vehicle } from '@sgc/contract/catalog';
import { specificationName } from './specification-names.ts';

/** How many carts stand side by side. */
export const COMPARED_AT_MOST = 3;

/** One property and what each cart says about it; `undefined` where its maker says nothing. */
export interface ComparedProperty {
  readonly name: string;
  readonly values: readonly (string | undefined)[];
}

/** Every figure that any of the carts states, in the order in which they state them. */
export const comparedSpecifications = (vehicles: readonly Vehicle[]): ComparedProperty[] => {
  const keys = new Set(vehicles.flatMap(({ specifications }) => Object.keys(specifications)));
  return [...keys].map((key) => ({
    name: specificationName(key),
    values: vehicles.map(({ specifications }) => specifications[key]?.toString()),
  }));
};
