import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const LOOP = fileURLToPath(new URL('./busy-loop.mjs', import.meta.url));

/** Every processor of this machine, kept busy by a process of its own. */
export class BusyProcessors {
  readonly #loops: readonly ChildProcess[];

  constructor() {
    this.#loops = Array.from({ length: availableParallelism() }, () =>
      spawn(process.execPath, [LOOP], { stdio: ['pipe', 'ignore', 'inherit'] }),
    );
  }

  stop(): void {
    for (const loop of this.#loops) loop.kill('SIGKILL');
  }
}
