import { ADDRESSES } from '@sgc/contract/addresses';
import { Icon, VisuallyHidden } from '@sgc/ui';
import { VALUE_NAMES } from '../../../content/inventory.ts';
import { NO_FILTERS, type VehicleFilters } from '../../../domain/filter-values.ts';
import { activeFilters, searchOf } from '../../../domain/vehicle-search.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  readonly filters: VehicleFilters;
  readonly onChoose: (filters: VehicleFilters) => void;
}

/** What the list is narrowed down by; each filter goes with a press. */
export const ActiveFilters = ({ filters, onChoose }: ActiveFiltersProps) => {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map((name) => {
        const without = { ...filters, [name]: NO_FILTERS[name] };
        return (
          <li key={name}>
            <a
              href={`${ADDRESSES.inventory}${searchOf(without, 1)}`}
              className={styles.chip}
              onClick={(event) => {
                event.preventDefault();
                onChoose(without);
              }}
            >
              <VisuallyHidden>Remove filter </VisuallyHidden>
              {VALUE_NAMES[name](filters[name])}
              <Icon name="close" />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
