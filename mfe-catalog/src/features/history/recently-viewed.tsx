import { vehicleAddress } from '@sgc/contract/addresses';
import { Cluster, Section, SectionHeader } from '@sgc/ui';
import { useEffect, useState } from 'react';
import type { StoredCart } from '../../domain/stored-carts.ts';
import { rememberViewed, viewedCarts } from './history.store.ts';
import styles from './recently-viewed.module.css';

/** The way back to carts that were looked at before this one. */
export const RecentlyViewed = ({ id, name }: StoredCart) => {
  const [carts, setCarts] = useState<readonly StoredCart[]>([]);
  useEffect(() => {
    setCarts(viewedCarts().filter((cart) => cart.id !== id));
    rememberViewed({ id, name });
  }, [id, name]);

  if (carts.length === 0) return null;
  return (
    <div className={styles.screenOnly}>
      <Section labelledBy="viewed">
        <SectionHeader id="viewed" title="Recently viewed" />
        <Cluster gap="lg">
          {carts.map((cart) => (
            <a key={cart.id} href={vehicleAddress(cart.id)}>
              {cart.name}
            </a>
          ))}
        </Cluster>
      </Section>
    </div>
  );
};
