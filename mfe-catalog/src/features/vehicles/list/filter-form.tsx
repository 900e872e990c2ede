import { ADDRESSES } from '@sgc/contract/addresses';
import { Button, Field, Select } from '@sgc/ui';
import type { FormEvent } from 'react';
import { BRAND_OPTIONS, categoryOptions, PRICE_OPTIONS } from '../../../content/inventory.ts';
import type { VehicleFilters } from '../../../domain/vehicle-filters.ts';
import { filtersOf } from '../../../domain/vehicle-search.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  /** What the form starts with. */
  readonly filters: VehicleFilters;
  readonly categories: readonly string[];
  readonly onApply: (filters: VehicleFilters) => void;
}

const textOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Search and three selects. Without JavaScript it asks the server. */
export const FilterForm = ({ filters, categories, onApply }: FilterFormProps) => {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(filtersOf(textOf(event.currentTarget)));
  };
  return (
    <form
      aria-label="Find a vehicle"
      action={ADDRESSES.inventory}
      method="get"
      onSubmit={apply}
      className={styles.form}
    >
      <div className={styles.search}>
        <Field
          id="search"
          name="search"
          type="search"
          label="Search"
          placeholder="Search vehicles..."
          maxLength={100}
          defaultValue={filters.search}
        />
      </div>
      <Select id="brand" name="brand" label="Brand" options={BRAND_OPTIONS} defaultValue={filters.brand} />
      <Select
        id="category"
        name="category"
        label="Category"
        options={categoryOptions(categories, filters.category)}
        defaultValue={filters.category}
      />
      <Select id="price" name="price" label="Price" options={PRICE_OPTIONS} defaultValue={filters.price} />
      <Button type="submit">Apply Filters</Button>
    </form>
  );
};
