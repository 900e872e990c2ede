import { vehicleAddress } from '@sgc/contract/addresses';
import { Grid, Section, SectionHeader } from '@sgc/ui';
import type { CardFacts } from '../../../domain/card-facts.ts';
import { VehicleCard } from '../list/vehicle-card.tsx';
import styles from './screen-only.module.css';

/** Carts that seat as many, the nearest price first. */
export const RelatedCarts = ({
  carts,
  seats,
}: {
  readonly carts: readonly CardFacts[];
  readonly seats: number | undefined;
}) =>
  carts.length === 0 ? null : (
    <div className={styles.screenOnly}>
      <Section labelledBy="related" tone="sunken">
        <SectionHeader id="related" title={`Other carts with ${seats} seats`} />
        <Grid as="ul">
          {carts.map((cart) => (
            <li key={cart.id}>
              <VehicleCard vehicle={cart} href={vehicleAddress(cart.id)} />
            </li>
          ))}
        </Grid>
      </Section>
    </div>
  );
