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

/** A row for every feature that any of the carts lists. A cart that does not list one may still have it. */
export const comparedFeatures = (vehicles: readonly Vehicle[]): ComparedProperty[] => {
  const features = new Set(vehicles.flatMap((vehicle) => vehicle.features));
  return [...features].map((feature) => ({
    name: feature,
    values: vehicles.map((vehicle) => (vehicle.features.includes(feature) ? 'Yes' : undefined)),
  }));
};

/** Whether the carts do not all say the same. */
export const isDifferent = ({ values }: ComparedProperty): boolean => new Set(values).size > 1;
