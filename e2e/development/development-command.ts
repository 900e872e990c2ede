import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The last line of npm's command once the site is ready. */
const READY = /The site is ready: (\S+)/;

/** One of the commands that update a site with its sources. */
export class DevelopmentCommand {
  /** All it has printed. */
  readonly printed: readonly string[];
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, address: string, printed: readonly string[]) {
    this.#process = process;
    this.address = address;
    this.printed = printed;
  }

  /**
   * @param project folder of the project.
   * @param workspace the section that it is for; without one, the whole site.
   * @throws with all it printed, if it ends before it is ready.
   */
  static async start(
    project: string,
    settings: Readonly<Record<string, string>>,
    workspace = '.',
  ): Promise<DevelopmentCommand> {
    const file = join(project, 'packages/local/src', workspace === '.' ? 'dev.ts' : 'dev-section.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: join(project, workspace),
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      const read = (line: string): void => {
        printed.push(line);
        const ready = READY.exec(line)?.[1];
        if (ready !== undefined) resolve(ready);
      };
      createInterface(child.stdout).on('line', read);
      createInterface(child.stderr).on('line', read);
      child.once('exit', () => reject(new Error(`The command ended:\n${printed.join('\n')}`)));
    });
    return new DevelopmentCommand(child, address, printed);
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}
