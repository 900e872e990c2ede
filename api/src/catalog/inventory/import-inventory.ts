import { lstat, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { vehicleSchema } from '@sgc/contract/catalog';
import type { DataSource, EntityManager } from 'typeorm';
import { storePhoto } from '../../media/store-photo.ts';
import { VehicleEntity } from '../vehicle.entity.ts';
import { toEntity } from '../vehicle.mapping.ts';
import type { RawRecord } from './read-records.ts';
import { type InventoryRow, readCells, rowSchema } from './row.schema.ts';

/** What is wrong with one field of one line. */
export interface RowProblem {
  line: number;
  field: string;
  message: string;
}

export interface ImportOptions {
  records: AsyncIterable<RawRecord>;
  /** Where the files named in `photos` lie. */
  photoFolder: string;
  /** Checks everything, photos included, and stores nothing. */
  dryRun: boolean;
  onProgress: (rows: number) => void;
}

export type ImportResult =
  | { ok: true; added: number; changed: number }
  | { ok: false; problems: RowProblem[]; rows: number };

class RolledBack extends Error {}

const PROGRESS_EVERY = 500;

const parseRow = ({ line, fields }: RawRecord, problems: RowProblem[]): InventoryRow | undefined => {
  const parsed = rowSchema.safeParse(readCells(fields));
  if (parsed.success) return parsed.data;
  problems.push(...parsed.error.issues.map(({ path, message }) => ({ line, field: path.join('.') || 'row', message })));
  return undefined;
};

const takePhoto = async (
  manager: EntityManager,
  folder: string,
  name: string,
): Promise<string | { problem: string }> => {
  if (basename(name) !== name) return { problem: `${name} must be a file name without a folder` };
  const file = join(folder, name);
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile()) return { problem: `${name} is not in ${folder}` };
  const stored = await storePhoto(manager, name, await readFile(file));
  return stored.ok ? stored.address : { problem: `${name} ${stored.problem}` };
};

const takePhotos = async (
  manager: EntityManager,
  folder: string,
  { line, photos = [] }: { line: number; photos?: string[] | undefined },
  problems: RowProblem[],
): Promise<string[]> => {
  const addresses: string[] = [];
  for (const name of photos) {
    const taken = await takePhoto(manager, folder, name);
    if (typeof taken === 'string') addresses.push(taken);
    else problems.push({ line, field: 'photos', message: taken.problem });
  }
  return addresses;
};

const upsert = async (
  manager: EntityManager,
  { photos: _, images, ...row }: InventoryRow,
  addresses: string[] | undefined,
): Promise<boolean> => {
  const vehicle = vehicleSchema.parse({ ...row, images: addresses ?? images ?? [] });
  const entity = toEntity(vehicle);
  const { images: given, ...rest } = entity;
  const change = addresses === undefined && images === undefined ? rest : { ...rest, images: given };
  const { affected } = await manager.update(VehicleEntity, { id: row.id }, change);
  if (affected === 0) await manager.insert(VehicleEntity, entity);
  return affected === 0;
};

/** Adds and changes vehicles: all rows of a file in one transaction, or none, with every bad row named. */
export const importInventory = async (
  dataSource: DataSource,
  { records, photoFolder, dryRun, onProgress }: ImportOptions,
): Promise<ImportResult> => {
  const problems: RowProblem[] = [];
  const lineOf = new Map<string, number>();
  const counts = { added: 0, changed: 0, rows: 0 };

  const takeRow = async (manager: EntityManager, record: RawRecord): Promise<void> => {
    const row = parseRow(record, problems);
    if (!row) return;
    const { line } = record;
    const earlier = lineOf.get(row.id);
    if (earlier !== undefined)
      problems.push({ line, field: 'id', message: `${row.id} stands on line ${earlier} already` });
    lineOf.set(row.id, line);
    const addresses = await takePhotos(manager, photoFolder, { line, photos: row.photos }, problems);
    // After the first problem nothing will be stored; the rest is read to name what else is wrong.
    if (problems.length > 0) return;
    if (await upsert(manager, row, row.photos && addresses)) counts.added += 1;
    else counts.changed += 1;
  };

  try {
    await dataSource.transaction(async (manager) => {
      for await (const record of records) {
        counts.rows += 1;
        await takeRow(manager, record);
        if (counts.rows % PROGRESS_EVERY === 0) onProgress(counts.rows);
      }
      if (dryRun || problems.length > 0) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (problems.length > 0) return { ok: false, problems, rows: counts.rows };
  return { ok: true, added: counts.added, changed: counts.changed };
};
