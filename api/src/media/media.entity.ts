import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One form of a photo, under the name it is served by. */
@Entity('media')
export class MediaEntity {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;
}
