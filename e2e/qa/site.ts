import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { writeMissingSecrets } from '@sgc/local/secrets';
import {
  bringUp,
  type ComposeOptions,
  compose,
  composeAloud,
  inspect,
  startUp,
  takeDown,
  untilReady,
} from '../compose/containers.ts';
import { hasStandIns } from '../compose/requirements.ts';
import { PROGRAMS, SECTIONS } from '../compose/services.ts';
import { unsignedAccess } from '../fixtures/unsigned-access.ts';
import { FOLDER, type Run, writeRun } from './run.ts';
import { shellPorts } from './shell-ports.ts';
import { note } from './timeline.ts';

/** Who may operate releases of the site. */
const OPERATOR = 'tester';

const OWN_FILES = [
  'e2e/qa/qa.yml',
  'e2e/compose/small-disk.yml',
  'e2e/compose/shifted-clock.yml',
  // Preloads what the one before preloads, and more.
  'e2e/qa/preloaded.yml',
];

/** What containers see of the kit while a fault lasts. */
const FAULTS_FOLDER = join(FOLDER, 'faults');

/** Where the mailbox keeps what arrives. */
const MAILS_FOLDER = join(FOLDER, 'mails');

/** Says what is wrong with the name service, to programs that preload `name-service.mjs`. */
export const NAME_FAULT = join(FAULTS_FOLDER, 'names');

/**
 * Beside docker-compose.yml: the kit's own services, a disk that can be filled, a clock that can be set; and where images come from, if
 * settings say that they are not built here.
 */
export const FILES: ComposeOptions = {
  get files() {
    return process.env.IMAGES ? [...OWN_FILES, 'e2e/qa/from-registry.yml'] : OWN_FILES;
  },
};

const newSecret = (): string => randomBytes(24).toString('hex');

/** Makes secrets once, and gives them to Compose with everything that one command has to tell the next. */
export const useSettings = async ({ shells, edge, clockShiftMs, images }: Run): Promise<void> => {
  await mkdir(FAULTS_FOLDER, { recursive: true });
  await mkdir(MAILS_FOLDER, { recursive: true });
  // A user of the container writes there.
  await chmod(MAILS_FOLDER, 0o777);
  const file = join(FOLDER, '.env');
  await writeMissingSecrets(file, newSecret);
  const token = join(FOLDER, 'operator-token');
  process.env.OPERATOR_TOKEN = await readFile(token, 'utf8').catch(async () => {
    const made = newSecret();
    await writeFile(token, made, { mode: 0o600 });
    return made;
  });
  const access = join(FOLDER, 'access.json');
  await writeFile(access, unsignedAccess(OPERATOR, process.env.OPERATOR_TOKEN, SECTIONS));
  Object.assign(process.env, parseEnv(await readFile(file, 'utf8')), {
    ACCESS_FILE: access,
    CLOCK_SHIFT_MS: String(clockShiftMs),
    FAULTS_FOLDER,
    MAILS_FOLDER,
    COMPOSE_PROFILES: edge ? 'edge' : '',
    IMAGES: images?.prefix ?? '',
    TAG: images?.tag ?? '',
    ...(hasStandIns() ? { PINNED_IMAGES: '' } : {}),
  });
  if (process.env.PORT !== undefined) process.env.PORT = shellPorts(process.env.PORT, shells);
};

/** Builds or pulls everything, starts it, and waits until visitors have the whole site. */
export const up = async (run: Run): Promise<void> => {
  await useSettings(run);
  await writeRun(run);
  await composeAloud(run.images === undefined ? ['build'] : ['pull', '--policy', 'always', ...PROGRAMS], FILES);
  await bringUp(FILES, '--scale', `shell=${run.shells}`);
  const source = run.images === undefined ? '' : `, images of ${run.images.prefix} with the tag ${run.images.tag}`;
  await note(`brought up with ${run.shells} ${run.shells === 1 ? 'shell' : 'shells'}${source}`);
};

/** Starts again what was stopped or killed, with the settings of now. */
export const restart = async (run: Run): Promise<void> => {
  await useSettings(run);
  await startUp(FILES, '--scale', `shell=${run.shells}`);
};

/** The same, and waits for the whole site. */
export const restore = async (run: Run): Promise<void> => {
  await restart(run);
  await untilReady();
};

/** Makes shells anew with other files, and with empty disks: Compose would give a new container the disk of the one before. */
export const renewShells = (run: Run, options: ComposeOptions = FILES): Promise<void> =>
  startUp(options, '--no-deps', '--force-recreate', '--renew-anon-volumes', '--scale', `shell=${run.shells}`, 'shell');

/** Takes everything away, data included. */
export const down = async (): Promise<void> => {
  await takeDown();
  await rm(FOLDER, { recursive: true, force: true });
};

/** Restarts of each container by itself, by its name: 0 where nothing fell. */
export const restarts = async (): Promise<Record<string, number>> => {
  const ids = (await compose(['ps', '--all', '--quiet'], FILES)).split('\n').filter(Boolean);
  const found = await Promise.all(ids.map((id) => inspect<{ Name: string; RestartCount: number }>('container', id)));
  return Object.fromEntries(found.map(({ Name, RestartCount }) => [Name.replace(/^\//, ''), RestartCount]));
};
