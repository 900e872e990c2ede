import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionPlan } from '@sgc/create-section';
import { run } from '../process/run.ts';
import { ROOT } from '../root.ts';
import { alsoInCompose, alsoInManifests, notInCompose, notInManifests } from './containers.ts';

/** Changes a file of the project. @throws if it does not look as it should: nothing is written then. */
const edit = async (file: string, change: (text: string) => string): Promise<void> => {
  const path = join(ROOT, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} does not look as expected: change what it says of the section by hand`);
  await writeFile(path, after);
};

/** The one line that the registry needs: which addresses the section may show. */
export const grantAddress = ({ name, address }: SectionPlan): Promise<void> =>
  edit('registry/src/access/address-grants.ts', (text) =>
    text.replace(/(ADDRESS_GRANTS[^=]*= \{\n[\s\S]*?)(\n\};)/, `$1\n  '${name}': ['${address}'],$2`),
  );

/** Takes the addresses of a section back. */
export const revokeAddresses = (name: string): Promise<void> =>
  edit('registry/src/access/address-grants.ts', (text) =>
    text.replace(new RegExp(`\\n  '${name}': \\[[^\\]]*\\],`), ''),
  );

/** A section's part of the browser suite. */
export const specsOf = (name: string): string => `e2e/specs/${name.replace('mfe-', '')}`;

/** The manifests of Kubernetes that name sections. */
const MANIFESTS = ['sections', 'network', 'registry', 'shell'].map((name) => `deploy/kubernetes/${name}.yaml`);

/** The section's container, beside those of the others, and where registry and shell find it. */
export const addContainers = async ({ name }: SectionPlan): Promise<void> => {
  await edit('docker-compose.yml', (text) => alsoInCompose(text, name));
  for (const file of MANIFESTS) await edit(file, (text) => alsoInManifests(text, name));
};

/** Takes the section's container away, and all that leads to it. */
export const removeContainers = async (name: string): Promise<void> => {
  await edit('docker-compose.yml', (text) => notInCompose(text, name));
  for (const file of MANIFESTS) await edit(file, (text) => notInManifests(text, name));
};

/** Makes npm know which workspaces there are. Everything they need is installed, so nothing is fetched. */
export const renewLockfile = async (): Promise<void> => {
  await run({
    command: 'npm',
    args: ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--loglevel=error'],
    cwd: ROOT,
  });
};
