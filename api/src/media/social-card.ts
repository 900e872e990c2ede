import type { DataSource } from 'typeorm';
import { MediaEntity } from './media.entity.ts';

const WIDTH = 1200;
const HEIGHT = 630;

const CARD = /^([0-9a-f]{32})-card\.jpg$/;

/**
 * The form of a photo that shared links show, from its largest one: made when it is first asked for, then kept. So
 * photos that were stored before there were cards have one too. Null if there is no such photo.
 */
export const socialCard = async (dataSource: DataSource, name: string): Promise<MediaEntity | null> => {
  const [, digest] = CARD.exec(name) ?? [];
  if (digest === undefined) return null;
  const media = dataSource.getRepository(MediaEntity);
  const kept = await media.findOneBy({ name });
  if (kept !== null) return kept;
  const largest = await media.findOneBy({ name: `${digest}-1440.jpg` });
  if (largest === null) return null;
  // Loaded when the first card is made: every start of the API would wait for it.
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(largest.bytes)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await media.createQueryBuilder().insert().values({ name, bytes }).orIgnore().execute();
  return media.create({ name, bytes });
};
