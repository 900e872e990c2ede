import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Section } from '@sgc/contract/section';
import { sharedVersions } from '../federated-packages.ts';

interface Container {
  init(shareScope: object): Promise<void> | void;
  get(module: string): Promise<() => { readonly section: Section }>;
}

const require = createRequire(import.meta.url);

/** Components are not rendered here, so our own packages are stubs whose names are never called. */
const provide = (name: string): unknown =>
  name.startsWith('@sgc/') ? new Proxy({}, { get: () => () => null }) : require(name);

/** Forgets earlier builds of the same files: a container can be initialised only once. */
const forget = (folder: string): void => {
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
};

/** Runs a built server container far enough to read the section's table of contents. */
export const readSection = async (serverEntry: string): Promise<Section> => {
  forget(dirname(serverEntry));
  const container = require(serverEntry) as Container;
  const shareScope = Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { [version]: { get: async () => () => provide(name), loaded: 1, from: 'build', eager: false } },
    ]),
  );
  await container.init(shareScope);
  return (await container.get('./section'))().section;
};
