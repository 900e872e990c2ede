import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One form of a photo, under the name it is served by. */
@Entity('media')
export class MediaEntity {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  /** Since when no vehicle shows it; null while one does, and until that has been looked at. */
  @Column({ type: 'timestamptz', name: 'unshown_since', nullable: true })
  unshownSince: Date | null;
}
