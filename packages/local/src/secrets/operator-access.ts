import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { ensureLocalAccess } from '@sgc/release/local-access';
import { type AccessFile, accessFileSchema } from '@sgc/release-format';

/** The setting by which Compose finds the access file. */
const SETTING = 'ACCESS_FILE';

const NOTHING: AccessFile = accessFileSchema.parse({});

const readAccess = async (file: string): Promise<AccessFile | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : accessFileSchema.parse(JSON.parse(text));
};

/**
 * Lets an operator into the site in containers: makes a token once, and an access file with its digest and the sections of another one.
 * Compose reads it by a setting that is added to the environment file.
 * @param project where the environment file `.env` lies, from which Compose reads paths.
 * @param folder for the access file and the token.
 * @param pattern an access file without operators.
 * @returns the file with the token; undefined if `.env` names an access file of its own, which is left as it is.
 */
export const admitOperator = async (project: string, folder: string, pattern: string): Promise<string | undefined> => {
  const environment = join(project, '.env');
  const file = join(folder, 'access.json');
  const path = `./${relative(project, file)}`;
  const text = await readFile(environment, 'utf8');
  const named = parseEnv(text)[SETTING];
  if (named && named !== path) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const given = (await readAccess(pattern)) ?? NOTHING;
  const own = (await readAccess(file)) ?? given;
  // A section that came since then is trusted too.
  const whole = { ...own, sections: { ...given.sections, ...own.sections } };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
  ensureLocalAccess(folder, []);
  if (!named) await appendFile(environment, `${text === '' || text.endsWith('\n') ? '' : '\n'}${SETTING}=${path}\n`);
  return join(folder, 'operators.token');
};
