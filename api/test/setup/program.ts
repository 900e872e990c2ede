import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The API as a process of its own. */
export interface Program {
  child: ChildProcess;
  /** Everything it has printed so far, on both outputs. */
  output(): string;
  /** Waits until it has printed a text, and answers all of its output; fails if it ends before that. */
  printed(text: string): Promise<string>;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running = new Set<ChildProcess>();

/** Ends every program that still runs. A test that failed half-way leaves one, which would keep the whole run from ending. */
export const endPrograms = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/** Runs a file of the API under Node, built or as it is written, with nothing in the environment but what is given, and how mail goes. */
export const runProgram = (file: string, environment: Record<string, string>, args: string[] = []): Program => {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, file, ...args], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { PATH: process.env.PATH, MAIL_DELIVERY: environment.SMTP_URL ? 'smtp' : 'files', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer): void => {
    text += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  running.add(child);
  const exit = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });

  const printed = (wanted: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!text.includes(wanted)) return;
        listeners.delete(look);
        resolve(text);
      };
      listeners.add(look);
      look();
      void exit.then(() => reject(new Error(`It ended without printing ${JSON.stringify(wanted)}:\n${text}`)));
    });
  return { child, output: () => text, printed, exit };
};

/** The address in the API's line about listening, once the database is open as well. */
export const readyUrl = async (program: Program): Promise<string> => {
  await program.printed('"msg":"the database is open"');
  return listeningUrl(program);
};

/** The address in the API's line about listening. */
export const listeningUrl = async (program: Program): Promise<string> => {
  const output = await program.printed('"msg":"listening"');
  return /"url":"([^"]+)"/.exec(output)?.[1] ?? '';
};
