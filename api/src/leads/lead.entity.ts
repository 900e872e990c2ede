import type { ContactInterest, RequestDetails } from '@sgc/contract/leads';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor's message to the dealer. */
@Entity('lead')
export class LeadEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  /** What the visitor can quote on the phone. */
  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  @Column({ type: 'text' })
  email: string;

  /** As it was typed. */
  @Column({ type: 'text' })
  phone: string;

  /** In international form; null where what was typed is no number that can be dialled. */
  @Column({ type: 'text', name: 'phone_normalized', nullable: true })
  phoneNormalized: string | null;

  @Column({ type: 'text' })
  interest: ContactInterest;

  @Column({ type: 'text' })
  message: string;

  /** Id of the cart it is about. */
  @Column({ type: 'text', nullable: true })
  vehicle: string | null;

  /** What it asks for beyond its words. */
  @Column({ type: 'jsonb', nullable: true })
  details: RequestDetails | null;

  @Column({ type: 'text', nullable: true })
  page: string | null;

  @Column({ type: 'text', name: 'release_set', nullable: true })
  releaseSet: string | null;

  /** Why it is suspected to be spam; null if it is not. */
  @Column({ type: 'text', name: 'spam_reason', nullable: true })
  spamReason: string | null;

  @Column({ type: 'timestamptz', name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;

  /** True if the mail was written to a folder and not sent. */
  @Column({ type: 'boolean', name: 'kept_in_file' })
  keptInFile: boolean;

  /** When the dealer answered it, as the dealer says. */
  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** When it was read that the mail to the dealer came back. */
  @Column({ type: 'timestamptz', name: 'bounced_at', nullable: true })
  bouncedAt: Date | null;

  /** The server's status code and words. */
  @Column({ type: 'text', name: 'bounce_reason', nullable: true })
  bounceReason: string | null;
}
