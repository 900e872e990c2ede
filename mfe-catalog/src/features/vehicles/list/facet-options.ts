import type { SelectOption } from '@sgc/ui';
import { ANY, ORDER_NAMES, VALUE_NAMES } from '../../../content/inventory.ts';
import type { FacetChoices } from '../../../domain/facet-choices.ts';
import { ALL, type FacetName, ORDERS } from '../../../domain/filter-values.ts';

/** The choices of a facet, each with how many vehicles it would leave; while the list is loading, the chosen one. */
export const facetOptions = (name: FacetName, choices: FacetChoices | undefined, chosen: string): SelectOption[] => {
  const values = choices?.[name] ?? (chosen === ALL ? [] : [{ value: chosen, count: undefined }]);
  return [
    { value: ALL, label: ANY[name] },
    ...values.map(({ value, count }) => {
      const label = VALUE_NAMES[name](value);
      return { value, label: count === undefined ? label : `${label} (${count})` };
    }),
  ];
};

export const ORDER_OPTIONS: readonly SelectOption[] = ([ALL, ...ORDERS] as const).map((value) => ({
  value,
  label: ORDER_NAMES[value],
}));
