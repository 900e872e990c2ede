import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

/** The result of a command. */
export interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** The project's files in a folder of their own, with the packages that are installed here. */
export class WorkspaceCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));

  constructor() {
    const listed = this.#git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
    for (const file of listed.filter((path) => path !== '' && existsSync(join(ROOT, path)))) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      cpSync(join(ROOT, file), join(this.folder, file));
    }
    for (const place of ['.', 'shell', 'registry', 'api', 'packages/build', 'packages/local'].filter((path) =>
      existsSync(join(ROOT, path, 'node_modules')),
    )) {
      symlinkSync(join(ROOT, place, 'node_modules'), join(this.folder, place, 'node_modules'));
    }
    this.#git(this.folder, 'init', '--quiet');
    this.#git(this.folder, 'add', '--all');
  }

  /** Paths that have changed since the copy was made; a new folder counts as one. */
  changed(): string[] {
    return this.#git(this.folder, 'status', '--porcelain')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('A  '))
      .map((line) => line.slice(3))
      .filter((path) => path !== 'node_modules' && !path.endsWith('/node_modules'))
      .sort();
  }

  /** Runs a Node program of the workspace. */
  node(args: readonly string[], cwd = '.'): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: join(this.folder, cwd),
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  /** A tool of the registry's packages. */
  tool(file: string, args: readonly string[], cwd = '.'): Outcome {
    return this.node([join(this.folder, 'node_modules', file), ...args], cwd);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #git(cwd: string, ...args: string[]): string {
    return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 100_000_000 });
  }
}
