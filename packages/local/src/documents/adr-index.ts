import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A decision record, as the index lists it. */
export interface DecisionRecord {
  readonly number: string;
  readonly file: string;
  readonly title: string;
  /** `2026-11-20`. */
  readonly date: string;
  /** `Accepted; amends [0024](…)`: the text between the date and the reason. */
  readonly status: string;
}

const HEAD = /^# (?<number>\d{4}) (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\. (?<status>[^:]+?)(?:: [\s\S]*?)?\.\n\n/;

/**
 * Reads the head of a decision record: its title, then date and status.
 * @throws if it has another form.
 */
export const readRecord = (file: string, text: string): DecisionRecord => {
  const { number = '', title = '', date = '', status = '' } = text.match(HEAD)?.groups ?? {};
  if (number === '' || !file.startsWith(`${number}-`)) {
    throw new Error(
      `${file} has to begin with "# ${file.slice(0, 4)} Title", then "2026-01-31. Accepted." (or Superseded by …)`,
    );
  }
  return { number, file, title, date, status: status.replaceAll('\n', ' ') };
};

/** All decision records of a folder, by number. */
export const readRecords = (folder: string): DecisionRecord[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readRecord(file, readFileSync(join(folder, file), 'utf8')));

/** The index of decision records. */
export const adrIndex = (records: readonly DecisionRecord[]): string =>
  [
    '# Decision records',
    '',
    'Why things are as they are, with what was rejected and what it costs. A record is never rewritten: a later one supersedes it, or',
    'amends a part of it, and the line under its title says so. `npm run docs` writes this list from those lines.',
    '',
    '| Record | Date | Status |',
    '|---|---|---|',
    ...records.map(
      ({ number, file, title, date, status }) => `| [${number}](${file}) ${title} | ${date} | ${status} |`,
    ),
    '',
  ].join('\n');
