// Builds programs one after another, each when it is told of it. Plain JavaScript: the loader that runs this project's
// TypeScript would transform the bundler too.
import { register } from 'node:module';
import { createRsbuild, loadConfig } from '@rsbuild/core';

// What ends other programs with their parent lets go of the channel, and orders have to be waited for.
process.once('disconnect', () => process.exit());
if (!process.features.typescript) register('./typescript-hook.mjs', import.meta.url);

/** @param {import('./build-worker.ts').BuildOrder} order */
const build = async ({ folder, env }) => {
  Object.assign(process.env, env);
  const { content } = await loadConfig({ cwd: folder, loader: 'native' });
  const rsbuild = await createRsbuild({ cwd: folder, config: content });
  const { close } = await rsbuild.build();
  await close();
};

process.on('message', (order) => {
  build(order).then(
    () => process.send?.('built'),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
