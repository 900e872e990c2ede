import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The last line of npm's command once the site is ready. */
const READY = /The site is ready: (\S+)/;

/** How a command is started. */
interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly settings: NodeJS.ProcessEnv;
}

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
  static start(
    project: string,
    settings: Readonly<Record<string, string>>,
    workspace = '.',
  ): Promise<DevelopmentCommand> {
    const file = join(project, 'packages/local/src', workspace === '.' ? 'dev.ts' : 'dev-section.ts');
    return DevelopmentCommand.#started({
      command: process.execPath,
      args: ['--import', 'tsx', file],
      folder: join(project, workspace),
      settings: { ...process.env, ...settings },
    });
  }

  /**
   * Starts `npm run dev` in a section's own repository.
   * @param settings the whole environment.
   * @throws with all it printed, if it ends before it is ready.
   */
  static startIn(folder: string, settings: NodeJS.ProcessEnv): Promise<DevelopmentCommand> {
    return DevelopmentCommand.#started({ command: 'npm', args: ['run', 'dev'], folder, settings });
  }

  static async #started({ command, args, folder, settings }: Start): Promise<DevelopmentCommand> {
    const child = spawn(command, args, {
      cwd: folder,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, as in a terminal.
      detached: true,
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

  /** Ends it as Ctrl-C in a terminal does. */
  async stop(): Promise<void> {
    const { pid, exitCode } = this.#process;
    if (exitCode !== null || pid === undefined) return;
    const ended = once(this.#process, 'close');
    process.kill(-pid, 'SIGINT');
    await ended;
  }
}
