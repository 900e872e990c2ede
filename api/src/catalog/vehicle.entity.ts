import type { PriceKind, Specifications } from '@sgc/contract/catalog';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of the catalog. Money is in whole cents. */
@Entity('vehicle')
export class VehicleEntity {
  @PrimaryColumn({ type: 'text' })
  id: string;

  /** Where the inventory shows it; given by PostgreSQL in the order of insertion. */
  @Column({ type: 'integer', insert: false, update: false })
  position: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'integer', name: 'price_cents' })
  priceCents: number;

  @Column({ type: 'text', name: 'price_kind' })
  priceKind: PriceKind;

  @Column({ type: 'text' })
  brand: string;

  @Column({ type: 'text', nullable: true })
  series: string | null;

  @Column({ type: 'text' })
  category: string;

  @Column({ type: 'text', array: true })
  images: string[];

  @Column({ type: 'boolean', name: 'in_stock' })
  inStock: boolean;

  @Column({ type: 'boolean', name: 'is_new' })
  isNew: boolean;

  @Column({ type: 'text', array: true })
  features: string[];

  @Column({ type: 'jsonb' })
  specifications: Specifications;

  @Column({ type: 'text', name: 'external_url', nullable: true })
  externalUrl: string | null;
}
