import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The mail of a lead or its receipt, whole or half written by a program that was killed. Mails that try the way are none. */
const MAIL_OF_LEAD = /^([0-9A-Z]{4}-[0-9A-Z]{4})(-receipt)?\./;

/** Deletes the files of mails whose leads are gone: however they came to lie there, nothing is left of a lead. */
export const removeMailsWithoutLeads = async (
  folder: string,
  stillThere: (references: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const mails = names.flatMap((name) => {
    const reference = MAIL_OF_LEAD.exec(name)?.[1];
    return reference === undefined ? [] : [{ name, reference }];
  });
  const there = await stillThere([...new Set(mails.map(({ reference }) => reference))]);
  const left = mails.filter(({ reference }) => !there.has(reference));
  await Promise.all(left.map(({ name }) => rm(join(folder, name), { force: true })));
};
