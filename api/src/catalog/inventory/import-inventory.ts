import { lstat, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { storePhoto } from '../../media/store-photo.ts';
import { tidyPhotos } from '../../media/tidy-photos.ts';
import type { RawRecord } from './read-records.ts';
import { type InventoryRow, readCells, rowSchema } from './row.schema.ts';
import { RowProblems } from './row-problems.ts';
import { VehicleWriter } from './vehicle-writer.ts';

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
  | { ok: false; problems: RowProblems; rows: number };

class RolledBack extends Error {}

const PROGRESS_EVERY = 10_000;

const parseRow = ({ line, fields }: RawRecord, problems: RowProblems): InventoryRow | undefined => {
  const parsed = rowSchema.safeParse(readCells(fields));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) problems.add({ line, field: path.join('.') || 'row', message });
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
  problems: RowProblems,
): Promise<string[]> => {
  const addresses: string[] = [];
  for (const name of photos) {
    const taken = await takePhoto(manager, folder, name);
    if (typeof taken === 'string') addresses.push(taken);
    else problems.add({ line, field: 'photos', message: taken.problem });
  }
  return addresses;
};

/** Adds and changes vehicles: all rows of a file in one transaction, or none, with every bad row named. */
export const importInventory = async (
  dataSource: DataSource,
  { records, photoFolder, dryRun, onProgress }: ImportOptions,
): Promise<ImportResult> => {
  const problems = new RowProblems();
  const lineOf = new Map<string, number>();
  const counts = { added: 0, changed: 0, rows: 0 };

  const takeRow = async (manager: EntityManager, writer: VehicleWriter, record: RawRecord): Promise<void> => {
    const row = parseRow(record, problems);
    if (!row) return;
    const { line } = record;
    const earlier = lineOf.get(row.id);
    if (earlier !== undefined)
      problems.add({ line, field: 'id', message: `${row.id} stands on line ${earlier} already` });
    lineOf.set(row.id, line);
    const addresses = await takePhotos(manager, photoFolder, { line, photos: row.photos }, problems);
    // After the first problem nothing will be stored; the rest is read to name what else is wrong.
    if (problems.count === 0) await writer.write(row, row.photos && addresses);
  };

  try {
    await dataSource.transaction(async (manager) => {
      const writer = new VehicleWriter(manager);
      for await (const record of records) {
        counts.rows += 1;
        await takeRow(manager, writer, record);
        if (counts.rows % PROGRESS_EVERY === 0) onProgress(counts.rows);
      }
      if (problems.count > 0) throw new RolledBack();
      await writer.flush();
      counts.added = writer.added;
      counts.changed = writer.changed;
      if (dryRun) throw new RolledBack();
      await tidyPhotos(manager);
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (problems.count > 0) return { ok: false, problems, rows: counts.rows };
  return { ok: true, added: counts.added, changed: counts.changed };
};
