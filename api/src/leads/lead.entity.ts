import type { ContactInterest } from '@sgc/contract/leads';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor's message to the dealer. */
@Entity('lead')
export class LeadEntity {
  @PrimaryColumn({ type: 'bigint', insert: false, update: false })
  id: string;

  /** What the visitor can quote on the phone. */
  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  interest: ContactInterest;

  @Column({ type: 'text' })
  message: string;
}
