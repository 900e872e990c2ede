import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './containers.ts';

const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.data|test-results|playwright-report)(\/|$)/;

/** A copy of the project's sources, to change and to build images from. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<ProjectCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'project-'));
    await cp(ROOT, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(relative(ROOT, file)) });
    // Docker would take an earlier run's image of the same sources, and a release built before the live one is refused.
    await writeFile(join(folder, 'name-of-this-copy'), randomUUID());
    return new ProjectCopy(folder);
  }

  async replace(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
    await writeFile(path, text.replaceAll(from, to));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
