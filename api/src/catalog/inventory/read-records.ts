import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CsvError, parse } from 'csv-parse';

const LARGEST_JSON_BYTES = 50 * 1024 * 1024;
const LARGEST_RECORD_BYTES = 256 * 1024;

/** One row as its file gives it: a CSV's fields are all text. `line` is where a person finds it. */
export interface RawRecord {
  line: number;
  fields: Record<string, unknown>;
}

/** A file that cannot be read as what its name says: the message is for the dealer. */
export class UnreadableFile extends Error {}

const readCsv = async function* (file: string): AsyncGenerator<RawRecord> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: true,
      info: true,
      max_record_size: LARGEST_RECORD_BYTES,
      skip_empty_lines: true,
      trim: true,
    }),
  );
  let line = 1;
  try {
    for await (const { record, info } of parser) {
      line = info.lines;
      yield { line, fields: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(`line ${'lines' in error ? error.lines : line}: ${error.message}`);
  }
};

const readJson = async function* (file: string): AsyncGenerator<RawRecord> {
  if ((await stat(file)).size > LARGEST_JSON_BYTES) {
    throw new UnreadableFile(`A JSON file may have ${LARGEST_JSON_BYTES / 1024 / 1024} MB; use CSV for more`);
  }
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UnreadableFile(`no JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(content)) throw new UnreadableFile('A JSON file must be a list of vehicles');
  for (const [index, fields] of content.entries()) {
    const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    if (!isRecord) throw new UnreadableFile(`entry ${index + 1} is no vehicle`);
    yield { line: index + 1, fields };
  }
};

/** The rows of a .csv or .json file, one after another. */
export const readRecords = (file: string): AsyncGenerator<RawRecord> => {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return readCsv(file);
  if (kind === '.json') return readJson(file);
  throw new UnreadableFile('The file must end in .csv or .json');
};
