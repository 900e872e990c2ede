import { readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { type DataSource, In } from 'typeorm';
import type { Terminal } from '../../command-line/run-command.ts';
import { tidyPhotos } from '../../media/tidy-photos.ts';
import { VehicleEntity } from '../vehicle.entity.ts';
import { toVehicle } from '../vehicle.mapping.ts';
import { toCsv, toJson } from './export-inventory.ts';
import { importInventory } from './import-inventory.ts';
import { readRecords, UnreadableFile } from './read-records.ts';
import type { RowProblem, RowProblems } from './row-problems.ts';

/** Every command answers whether it did what it was asked. */
type Command<Options> = (dataSource: DataSource, terminal: Terminal, options: Options) => Promise<boolean>;

const describe = ({ line, field, message }: RowProblem): string => `  line ${line}, ${field}: ${message}\n`;

const refuse = (terminal: Terminal, { first, count, badRows }: RowProblems, rows: number): false => {
  terminal.write(`Nothing was stored: ${badRows} of ${rows} rows cannot be taken.\n`);
  terminal.write(first.map(describe).join(''));
  if (count > first.length) terminal.write(`  and ${count - first.length} more problems\n`);
  return false;
};

export const importCommand: Command<{ file: string; dryRun: boolean; photos: string | undefined }> = async (
  dataSource,
  terminal,
  { file, dryRun, photos },
) => {
  const path = resolve(terminal.folder, file);
  if (!(await stat(path).catch(() => undefined))?.isFile()) {
    terminal.write(`There is no file ${path}\n`);
    return false;
  }
  const photoFolder = photos === undefined ? dirname(path) : resolve(terminal.folder, photos);
  await readdir(photoFolder);
  try {
    const onProgress = (rows: number): void => terminal.write(`${rows} rows read\n`);
    const result = await importInventory(dataSource, { records: readRecords(path), photoFolder, dryRun, onProgress });
    if (!result.ok) return refuse(terminal, result.problems, result.rows);
    const { added, changed } = result;
    terminal.write(`${dryRun ? 'Would add' : 'Added'} ${added}, ${dryRun ? 'would change' : 'changed'} ${changed}.\n`);
    return true;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    terminal.write(`Nothing was stored: ${file} cannot be read. ${error.message}\n`);
    return false;
  }
};

const all = async (dataSource: DataSource) =>
  (await dataSource.getRepository(VehicleEntity).find({ order: { position: 'ASC' } })).map(toVehicle);

export const exportCommand: Command<{ file: string | undefined }> = async (dataSource, terminal, { file }) => {
  const vehicles = await all(dataSource);
  if (file === undefined) {
    terminal.write(toCsv(vehicles));
    return true;
  }
  const path = resolve(terminal.folder, file);
  await writeFile(path, extname(path).toLowerCase() === '.json' ? toJson(vehicles) : toCsv(vehicles));
  terminal.write(`Wrote ${vehicles.length} vehicles to ${path}\n`);
  return true;
};

export const listCommand: Command<object> = async (dataSource, terminal) => {
  const rows = (await all(dataSource)).map(({ id, name, price, priceKind, inStock }) => [
    id,
    name,
    `$${price}`,
    priceKind,
    inStock ? 'in stock' : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    terminal.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  return true;
};

export const setStockCommand: Command<{ id: string; inStock: boolean }> = async (
  dataSource,
  terminal,
  { id, inStock },
) => {
  const { affected } = await dataSource.getRepository(VehicleEntity).update({ id }, { inStock });
  terminal.write(affected === 1 ? `${id} is ${inStock ? '' : 'not '}in stock\n` : `There is no vehicle ${id}\n`);
  return affected === 1;
};

/** Removes all of them or none. */
export const removeCommand: Command<{ ids: string[] }> = async (dataSource, terminal, { ids }) =>
  dataSource.transaction(async (manager) => {
    const found = await manager.findBy(VehicleEntity, { id: In(ids) });
    const missing = ids.filter((id) => !found.some((one) => one.id === id));
    if (missing.length > 0) {
      terminal.write(`Nothing was removed: there is no vehicle ${missing.join(', ')}\n`);
      return false;
    }
    await manager.remove(found);
    await tidyPhotos(manager);
    terminal.write(`Removed ${ids.join(', ')}\n`);
    return true;
  });
