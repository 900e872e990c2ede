import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { END_WITH_PARENT } from './end-with-parent.ts';
import { openLogFile } from './log-file.ts';

/** Looking more often takes the time that the programs need to start. */
const PAUSE_BETWEEN_LOOKS_MS = 150;
const RESTART_PAUSE_MS = 500;

export interface ProgramOptions {
  readonly name: string;
  /** The built program. */
  readonly file: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Answers 200 once the program is ready. */
  readonly readyAddress: string;
  readonly readyWithinMs: number;
  readonly logFile: string;
  /** How its log is written there; JSON by default. */
  readonly logFormat?: 'json' | 'readable';
  readonly log: (line: string) => void;
  /** Takes the program's messages to the process that started it. */
  readonly onMessage?: ((message: unknown) => void) | undefined;
}

/** One of the site's programs, kept running: it is started again when it ends unexpectedly. */
export class Program {
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #exited: Promise<number | null> = Promise.resolve(0);
  #stopping = false;
  #restarting = false;
  #killed = false;
  #fell = 0;
  #writtenMs: number | undefined;

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  /**
   * Starts the program and waits until it is ready.
   * @throws with what it printed, if it ends or is not ready in time.
   */
  async start(): Promise<void> {
    const errors: string[] = [];
    this.#spawn((line) => errors.push(line));
    let ended = false;
    void this.#exited.then(() => {
      ended = true;
    });
    const deadline = Date.now() + this.#options.readyWithinMs;
    while (!(await this.#isReady())) {
      if (ended)
        throw new Error(`${this.#options.name} did not start.\n${errors.join('')}See ${this.#options.logFile}`);
      if (Date.now() > deadline) {
        throw new Error(
          `${this.#options.name} is not ready after ${this.#options.readyWithinMs} ms. See ${this.#options.logFile}`,
        );
      }
      await pause(PAUSE_BETWEEN_LOOKS_MS);
    }
    void this.#keepRunning();
  }

  /** Ends the program and starts it anew, as after it was built anew. */
  restart(): void {
    this.#restarting = true;
    this.#child?.kill('SIGTERM');
  }

  /** Ends the program as a crash would; it is started again as after any other end. */
  kill(): void {
    this.#killed = true;
    this.#child?.kill('SIGKILL');
  }

  /** Sends a message to the process that runs now. */
  send(message: object): void {
    if (this.#child?.connected) this.#child.send(message);
  }

  /** Of the process that runs now. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Whether its file was written anew since the process that runs now was started. */
  get isOutdated(): boolean {
    return statSync(this.#options.file, { throwIfNoEntry: false })?.mtimeMs !== this.#writtenMs;
  }

  /** How often it has ended by itself: neither stopped nor restarted nor killed from here. */
  get fell(): number {
    return this.#fell;
  }

  /** Lets the program finish its work, and waits for its end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#child?.kill('SIGTERM');
    await this.#exited;
  }

  #spawn(onError: (text: string) => void): void {
    const { file, cwd, env, logFile, logFormat = 'json', onMessage } = this.#options;
    const output = openLogFile(logFile, logFormat);
    this.#writtenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, file], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C in a terminal reaches a whole group: this program is stopped in its turn, by its parent.
      detached: true,
    });
    child.stdout?.pipe(output.lines, { end: false });
    child.stderr?.on('data', (chunk: Buffer) => {
      output.text.write(chunk);
      onError(chunk.toString('utf8'));
    });
    if (onMessage !== undefined) child.on('message', onMessage);
    this.#child = child;
    this.#exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  async #keepRunning(): Promise<void> {
    for (;;) {
      const code = await this.#exited;
      if (this.#stopping) return;
      if (!this.#restarting && !this.#killed) this.#fell += 1;
      if (!this.#restarting) {
        this.#options.log(`${this.#options.name} ended with ${code ?? 'a signal'} and is started again`);
        await pause(RESTART_PAUSE_MS);
      }
      this.#restarting = false;
      this.#killed = false;
      if (!this.#stopping) this.#spawn(() => undefined);
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      const response = await fetch(this.#options.readyAddress, { signal: AbortSignal.timeout(2000) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
