import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system of a few megabytes, in memory. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }

  /** @throws if this user may not mount: a full disk cannot be played without one. */
  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    } catch (error) {
      await rmdir(folder);
      throw new Error(
        `A small disk cannot be mounted (${(error as Error).message.trim()}). Run this story as root, or in containers: npm run e2e:compose`,
      );
    }
    return new SmallDisk(folder);
  }

  /** Leaves no room. */
  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    await writeFile(this.#filler, Buffer.alloc(bavail * bsize));
  }

  /** Makes room again. */
  async clear(): Promise<void> {
    await rm(this.#filler);
  }

  async unmount(): Promise<void> {
    await run('umount', [this.folder]);
    await rmdir(this.folder);
  }
}
