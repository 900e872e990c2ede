import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that owns nothing. */
const NOBODY = '65534';

/** Address space beyond the memory limit that Node itself reserves: stacks of its threads, code. */
const RESERVED_MB = 512;

const PROBE_LIMIT_MS = 5000;

/** How renderers are started on this machine, and how they are confined. */
export interface Confinement {
  /** Program and arguments before the program to render with. */
  readonly command: readonly [string, ...string[]];
  /** Limits that the system itself enforces; Node's permission model holds everywhere. */
  readonly held: {
    /** No network at all, not even this machine's. */
    readonly network: boolean;
    /** Another user than the host's. */
    readonly user: boolean;
    /** Memory beyond the limit cannot be allocated. */
    readonly memory: boolean;
    /** Ended by the system when the host ends. */
    readonly endsWithHost: boolean;
  };
}

const find = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

const works = async ([program, ...rest]: readonly string[]): Promise<boolean> => {
  if (program === undefined) return false;
  return run(program, rest, { timeout: PROBE_LIMIT_MS, env: {} }).then(
    () => true,
    () => false,
  );
};

/** Node's flag for its permission model, which had another name at first. */
const permissionFlag = (): string =>
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/** No file but the program's own, no child process, worker, addon or WASI; newer versions forbid sockets as well. */
const nodeArguments = (program: string, heapMb: number): string[] => [
  permissionFlag(),
  `--allow-fs-read=${program}`,
  `--allow-fs-read=${join(program, '../*')}`,
  '--no-addons',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  program,
];

interface Step {
  readonly holds: readonly (keyof Confinement['held'])[];
  readonly prefix: readonly string[];
}

const prefixOf = (steps: readonly Step[]): readonly string[] => steps.flatMap(({ prefix }) => prefix);

/** The first way of each step that this machine allows, with a command that shows it. */
const thoseThatWork = async (choices: readonly (readonly Step[])[], probe: readonly string[]): Promise<Step[]> => {
  // Most machines allow the best of each: one process shows that, where one for each would keep a site waiting that starts.
  const best = choices.flatMap(([first]) => first ?? []);
  if (await works([...prefixOf(best), ...probe])) return best;
  const found: Step[] = [];
  for (const steps of choices) {
    for (const step of steps) {
      if (!(await works([...prefixOf(found), ...step.prefix, ...probe]))) continue;
      found.push(step);
      break;
    }
  }
  return found;
};

const stepsOf = (memoryMb: number): Step[][] => {
  const [unshare, prlimit, setpriv] = ['unshare', 'prlimit', 'setpriv'].map(find);
  const bytes = (memoryMb + RESERVED_MB) * 1024 * 1024;
  const privileges = ['--no-new-privs', '--pdeathsig', 'KILL'];
  const nobody = ['--reuid', NOBODY, '--regid', NOBODY, '--clear-groups'];
  return [
    unshare === undefined
      ? []
      : [
          { holds: ['network'], prefix: [unshare, '--net'] },
          { holds: ['network'], prefix: [unshare, '--user', '--net'] },
        ],
    prlimit === undefined ? [] : [{ holds: ['memory'], prefix: [prlimit, `--data=${bytes}`, '--core=0'] }],
    setpriv === undefined
      ? []
      : [
          { holds: ['user', 'endsWithHost'], prefix: [setpriv, ...nobody, ...privileges] },
          { holds: ['endsWithHost'], prefix: [setpriv, ...privileges] },
        ],
  ];
};

/**
 * Finds out by trying what this machine allows: a container without rights allows less than a server's root.
 * @param program the built program that renders; the user that it runs as must be able to read it.
 */
export const findConfinement = async (
  program: URL,
  { heapMb, memoryMb }: { readonly heapMb: number; readonly memoryMb: number },
): Promise<Confinement> => {
  const file = fileURLToPath(program);
  const readsProgram = [process.execPath, '-e', `require('node:fs').accessSync(${JSON.stringify(file)})`];
  const held = { network: false, user: false, memory: false, endsWithHost: false };
  const steps = await thoseThatWork(stepsOf(memoryMb), readsProgram);
  for (const { holds } of steps) for (const what of holds) held[what] = true;
  const [first = process.execPath, ...rest] = [...prefixOf(steps), process.execPath, ...nodeArguments(file, heapMb)];
  return { command: [first, ...rest], held };
};
