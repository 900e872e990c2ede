import type { Specifications } from '@sgc/contract/catalog';

/** `batteryType` is read as "Battery type". Anything else than camel case stays as it was written. */
export const specificationName = (key: string): string => {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every stated figure with its name, in the order it is stored. */
export const namedSpecifications = (specifications: Specifications): { name: string; value: string }[] =>
  Object.entries(specifications)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ({ name: specificationName(key), value: String(value) }));
