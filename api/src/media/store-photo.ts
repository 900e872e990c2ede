import { basename } from 'node:path';
import { photoRendition } from '@sgc/contract/catalog';
import type { EntityManager } from 'typeorm';
import { MediaEntity } from './media.entity.ts';
import { photoHash, processPhoto } from './photo.ts';

/** Keeps a photo in the running transaction and answers its address, or what is wrong with it. A known one is not made anew. */
export const storePhoto = async (
  manager: EntityManager,
  name: string,
  bytes: Buffer,
): Promise<{ ok: true; address: string } | { ok: false; problem: string }> => {
  const address = `/media/${photoHash(bytes)}-960.jpg`;
  // The removal of photos that no vehicle shows sees this change, or has removed the photo before.
  const { affected } = await manager.update(MediaEntity, { name: basename(address) }, { unshownSince: null });
  if (affected === 1) return { ok: true, address };
  const photo = await processPhoto(name, bytes);
  if (!photo.ok) return photo;
  const rows = photo.forms.map(({ width, format, bytes }) => ({
    name: basename(photoRendition(address, width, format)),
    bytes,
  }));
  await manager.createQueryBuilder().insert().into(MediaEntity).values(rows).orIgnore().execute();
  return { ok: true, address };
};
