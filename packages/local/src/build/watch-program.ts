import { join } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { ROOT } from '../root.ts';

/** Builds a program now and after every change of it; `onBuilt` is called each time, with the seconds it took. */
export const watchProgram = async (name: string, onBuilt: (seconds: number) => void): Promise<void> => {
  const cwd = join(ROOT, name);
  const { content } = await loadConfig({ cwd });
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { ...content, logLevel: 'error' } });
  let started = performance.now();
  rsbuild.onBeforeBuild(() => {
    started = performance.now();
  });
  await new Promise<void>((resolve, reject) => {
    rsbuild.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return;
      onBuilt((performance.now() - started) / 1000);
      resolve();
    });
    rsbuild.build({ watch: true }).catch(reject);
  });
};
