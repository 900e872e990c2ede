import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Problem } from '@sgc/contract/development';

/** A tool that looks for problems in one program's sources. */
export interface Tool {
  /** Arguments of Node that run it in the project's folder. */
  readonly args: readonly string[];
  /** The problems in its output. */
  readonly problemsIn: (printed: string) => readonly Problem[];
}

/** Runs a tool as often as asked; a new run ends the one before. */
export class Check {
  readonly #tool: Tool;
  readonly #root: string;
  readonly #onProblems: (problems: readonly Problem[]) => void;
  #running: ChildProcess | undefined;

  /** @param root the project's folder. */
  constructor(tool: Tool, root: string, onProblems: (problems: readonly Problem[]) => void) {
    this.#tool = tool;
    this.#root = root;
    this.#onProblems = onProblems;
  }

  /** Settles when the run is over, be it that it was stopped. */
  async run(): Promise<void> {
    void this.stop();
    const { args, problemsIn } = this.#tool;
    const check = spawn(process.execPath, args, {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own: the compiler's command runs the compiler in a process that would outlive it.
      detached: true,
    });
    this.#running = check;
    // The site goes on beside it.
    if (check.pid !== undefined) setPriority(check.pid, constants.priority.PRIORITY_LOW);
    let printed = '';
    check.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    const [, signal] = await once(check, 'close');
    if (signal === null && this.#running === check) this.#onProblems(problemsIn(printed));
  }

  /** Settles when the tool has ended. */
  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'close');
    // The compiler would go on to its end on a signal that asks.
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }
}
