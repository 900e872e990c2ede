import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

const WORKER = fileURLToPath(new URL('./build-worker.mjs', import.meta.url));

/** What a worker is told: the folder of a program with an rsbuild configuration, and the environment it is built in. */
export interface BuildOrder {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A process that builds programs one after another. Loading the bundler and the configurations takes a second of processor
 * time, which is paid once. It ends with this process.
 */
export class BuildWorker {
  readonly #process: ChildProcess;
  #printed = '';

  constructor() {
    this.#process = fork(WORKER, { cwd: ROOT, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const keep = (chunk: Buffer): void => {
      this.#printed += chunk.toString('utf8');
    };
    this.#process.stdout?.on('data', keep);
    this.#process.stderr?.on('data', keep);
  }

  /**
   * Builds a program with its own configuration.
   * @throws Error with all that the build printed. The worker has ended then.
   */
  build(order: BuildOrder): Promise<void> {
    this.#printed = '';
    return new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error(`The build in ${order.folder} failed:\n${this.#printed}`));
      this.#process.once('close', failed).once('message', () => {
        this.#process.off('close', failed);
        resolve();
      });
      this.#process.send(order);
    });
  }

  /** Lets the process end. */
  close(): void {
    if (this.#process.connected) this.#process.disconnect();
  }
}
