import { ADDRESSES } from '@sgc/contract/addresses';
import { Button, Field, Select } from '@sgc/ui';
import { type ChangeEvent, type FormEvent, memo } from 'react';
import { asTitle } from '../../../content/inventory.ts';
import type { FacetChoices } from '../../../domain/facet-choices.ts';
import { FACET_NAMES, type VehicleFilters } from '../../../domain/filter-values.ts';
import { activeFilters, filtersOf } from '../../../domain/vehicle-search.ts';
import { facetOptions, ORDER_OPTIONS } from './facet-options.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** What the form starts with. */
  readonly filters: VehicleFilters;
  /** Absent while the list is loading. */
  readonly choices: FacetChoices | undefined;
  readonly onApply: (filters: VehicleFilters) => void;
  /** Called when the button is pressed down; {@link FilterFormProps.onApply} follows if it is let go there. */
  readonly onPress: (filters: VehicleFilters) => void;
  /** Called when a visitor turns to the form. */
  readonly onFocus: () => void;
}

const filtersIn = (form: HTMLFormElement): VehicleFilters =>
  filtersOf(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/** Search, facets and order. Without JavaScript it asks the server. Renders for other filters or choices alone. */
export const FilterForm = memo(({ filters, choices, onApply, onPress, onFocus }: FilterFormProps) => {
  const applyForm = (form: HTMLFormElement) => onApply(filtersIn(form));
  const chosen = activeFilters(filters).filter((name) => name !== 'search').length;
  return (
    <form
      aria-label="Find a vehicle"
      action={ADDRESSES.inventory}
      method="get"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        applyForm(event.currentTarget);
      }}
      onFocus={onFocus}
      className={styles.form}
    >
      <div className={styles.first}>
        <Field
          id="search"
          name="search"
          type="search"
          label="Search"
          placeholder="Search vehicles..."
          maxLength={100}
          defaultValue={filters.search}
        />
        <Select
          id="sort"
          name="sort"
          label="Sort by"
          options={ORDER_OPTIONS}
          defaultValue={filters.sort}
          onChange={({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => form && applyForm(form)}
        />
      </div>
      <details className={styles.more}>
        <summary>{chosen === 0 ? 'Filters' : `Filters (${chosen})`}</summary>
        <div className={styles.facets}>
          {FACET_NAMES.map((name) => (
            <Select
              key={name}
              id={name}
              name={name}
              label={asTitle(name)}
              options={facetOptions(name, choices, filters[name])}
              defaultValue={filters[name]}
            />
          ))}
          <Field
            id="max"
            name="max"
            label="Highest price"
            placeholder="$"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={filters.max}
          />
        </div>
      </details>
      <Button type="submit" onPointerDown={({ currentTarget: { form } }) => form && onPress(filtersIn(form))}>
        Apply Filters
      </Button>
    </form>
  );
});
