import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBundled } from '../npm/bundled-record.ts';
import { packagesOf, type ShippedPackage } from '../npm/shipped-packages.ts';
import { tracedFiles } from '../pack/pack-programs.ts';
import type { Shipment } from './bill-of-materials.ts';

const union = (...lists: readonly (readonly ShippedPackage[])[]): ShippedPackage[] => [
  ...new Map(lists.flat().map((one) => [one.purl, one])).values(),
];

/** Packages that a program for Node loads where it runs. */
const loaded = async (root: string, program: string): Promise<ShippedPackage[]> =>
  packagesOf((await tracedFiles(root, program)).map((file) => join(root, file)));

/** Packages in the files of a program, and those that it loads beside them. */
const bundledAndLoaded = async (root: string, program: string): Promise<ShippedPackage[]> =>
  union(await readBundled(join(root, program)), await loaded(root, program));

/**
 * Everything that ships, with the packages of npm's registry that are in it: an image for each program, and an image
 * and a release for each section.
 * @param root folder of the whole project, built.
 */
export const shipments = async (root: string): Promise<Shipment[]> => {
  const sections = readdirSync(root).filter(
    (name) => /^mfe-/.test(name) && existsSync(join(root, name, 'package.json')),
  );
  const shell = await bundledAndLoaded(root, 'shell');
  const images: Shipment[] = [
    { name: 'api', kind: 'container', packages: await bundledAndLoaded(root, 'api') },
    // Holds the shell as well.
    { name: 'registry', kind: 'container', packages: union(await loaded(root, 'registry'), shell) },
    { name: 'shell', kind: 'container', packages: shell },
  ];
  const ofSections = sections.map(async (name): Promise<Shipment[]> => {
    const packages = await readBundled(join(root, name));
    return [
      { name, kind: 'container', packages },
      { name: `${name}-release`, kind: 'application', packages },
    ];
  });
  return [...images, ...(await Promise.all(ofSections)).flat()];
};
