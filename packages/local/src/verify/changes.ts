import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT } from '../root.ts';
import type { Workspace } from './affected-workspaces.ts';

/** The branch that changes are made for. */
const MAIN = 'main';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that the working tree's changes are counted from: where its branch left the main one. */
export const baseOfChanges = (): string => git('merge-base', 'HEAD', MAIN);

/** Files that differ from a commit, committed since or not. */
export const changedFiles = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean);

const needsSchema = z.record(z.string(), z.string()).default({});

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), dependencies: needsSchema, devDependencies: needsSchema }),
  ),
});

/** The project's packages, as the lockfile has them. */
export const workspacesOf = (lockfile: string): Workspace[] => {
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  return Object.entries(packages).flatMap(([folder, { name, dependencies, devDependencies }]) =>
    folder === '' || name === undefined || folder.includes('node_modules')
      ? []
      : [{ name, folder, needs: [...Object.keys(dependencies), ...Object.keys(devDependencies)] }],
  );
};

export const readWorkspaces = (): Workspace[] => workspacesOf(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
