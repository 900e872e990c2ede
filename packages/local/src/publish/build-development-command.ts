import { join } from 'node:path';
import { buildPrograms } from '../build/build-programs.ts';
import { rsbuildIn } from '../build/rsbuild.ts';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';

const rsbuild = (folder: string, env: NodeJS.ProcessEnv = {}): Promise<unknown> =>
  run({
    command: process.execPath,
    args: [rsbuildIn(ROOT), 'build'],
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
  });

/** Builds `@sgc/dev`, which brings a registry and a shell for development along. */
export const buildDevelopmentCommand = async (): Promise<void> => {
  await buildPrograms((line) => console.log(line), ['registry']);
  await rsbuild('shell', { BUILD_MODE: 'development', NODE_ENV: 'development', SHELL_FOLDER: 'dist/packaged' });
  await rsbuild('packages/dev');
};
