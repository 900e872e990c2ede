import { type Command, InvalidArgumentError } from 'commander';
import { compose } from '../../compose/containers.ts';
import { missingRequirements } from '../../compose/requirements.ts';
import { clockShift } from '../moments.ts';
import { writeRun } from '../run.ts';
import { down, FILES, restore, up } from '../site.ts';
import { isStateName, prepareStates, putSavedState, putState, STATES, saveState } from '../states.ts';
import { note } from '../timeline.ts';
import { onSite, say } from './on-site.ts';

const shells = (text: string): number => {
  const [, count] = /^shell=([1-9])$/.exec(text) ?? [];
  if (count === undefined) throw new InvalidArgumentError('Only the shell runs more than once, 1 to 9 times: shell=3');
  return Number(count);
};

interface UpOptions {
  /** How many shells. */
  readonly scale: number;
  readonly edge: boolean;
  /** Prefix of images that are pulled. */
  readonly fromRegistry?: string;
  readonly tag: string;
}

const bringUp = async ({ scale, edge, fromRegistry: prefix, tag }: UpOptions): Promise<void> => {
  const missing = missingRequirements();
  if (missing.length > 0) throw new Error(`The site cannot run in containers here. Missing: ${missing.join(', ')}`);
  const began = Date.now();
  const images = prefix === undefined ? {} : { images: { prefix, tag } };
  await up({ shells: scale, edge, clockShiftMs: 0, ...images });
  await prepareStates(say);
  say(`The site is ready after ${Math.round((Date.now() - began) / 1000)} s:
  site        ${process.env.BASE_URL}${edge ? `, by TLS ${process.env.EDGE_URL}` : ''}
  operators   ${process.env.REGISTRY_URL}/ops, token ${process.env.OPERATOR_TOKEN}
  metrics     ${process.env.BASE_URL}/metrics
  mailbox     ${process.env.MAILBOX_URL}`);
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const save = async (file: string): Promise<void> => {
  await saveState(file);
  await note(`state saved as ${file}`);
  say(`Saved as ${file}`);
};

const changeState = async (name: string): Promise<void> => {
  const { databaseMs, shownMs } = await (isStateName(name) ? putState(name) : putSavedState(name));
  await note(`state: ${name}`);
  say(`In the database after ${seconds(databaseMs)}, shown to visitors after ${seconds(shownMs)}`);
};

const setClock = (moment: string): Promise<void> => {
  const clockShiftMs = clockShift(moment, Date.now());
  return onSite(async (before) => {
    const run = { ...before, clockShiftMs };
    await writeRun(run);
    await restore(run);
    await note(`clock: ${moment}`);
    say(`The programs' clock shows ${new Date(Date.now() + clockShiftMs).toISOString()}. PostgreSQL's is not set.`);
  });
};

const showLogs = async (request: string | undefined): Promise<void> => {
  const lines = (await compose(['logs', '--no-color', '--timestamps'], FILES)).split('\n');
  for (const line of lines) if (request === undefined || line.includes(request)) say(line);
};

/** Commands that bring the site up and down, and into a state. */
export const addSiteCommands = (program: Command): void => {
  program
    .command('up')
    .description('build and start the site, a mailbox and links that can be disturbed')
    .option('--scale <shell=count>', 'how many shells', shells, 1)
    .option('--edge', 'the proxy with TLS before them', false)
    .option('--from-registry <prefix>', 'pull images instead of building them: <prefix>/api, <prefix>/shell and so on')
    .option('--tag <tag>', 'of the images that are pulled', 'latest')
    .action(bringUp);
  program
    .command('state <name>')
    .description(`put vehicles and leads back: ${Object.keys(STATES).join(', ')}, or a file that --save wrote`)
    .option('--save', 'write the present state to the file instead', false)
    .action((name: string, options: { save: boolean }) =>
      onSite(() => (options.save ? save(name) : changeState(name))),
    );
  program
    .command('clock <moment>')
    .description(
      'set the clock of API, registry and shell, such as 2026-12-24T17:05-05:00, or "now"; it goes on from there',
    )
    .action(setClock);
  program
    .command('logs [request]')
    .description('what the programs logged, or what they logged of one request by its id')
    .action((request?: string) => onSite(() => showLogs(request)));
  program
    .command('down')
    .description('take everything away, data included')
    .action(async () => {
      await down();
      say('Gone.');
    });
};
