import { buildDevelopmentCommand } from './build-development-command.ts';
import { checkPackage } from './check-package.ts';
import type { Manifest } from './manifest.schema.ts';
import { isPublished, publishPackage } from './publish-package.ts';
import { publishedPackages } from './published-packages.ts';
import { writePackage } from './write-package.ts';

// npm run packages, npm run packages -- publish
const words = process.argv.slice(2);
if (words.some((word) => word !== 'publish')) {
  console.error(
    'npm run packages writes and checks the packages; npm run packages -- publish also publishes new versions',
  );
  process.exit(2);
}
const publishes = words.includes('publish');

await buildDevelopmentCommand();
const packages = publishedPackages();
const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));

/** Writes a package, unless it is to be published and is already. */
const write = async (published: (typeof packages)[number]): Promise<{ folder: string; manifest: Manifest }[]> => {
  const { manifest } = published;
  if (publishes && (await isPublished(manifest))) {
    console.log(`${manifest.name}@${manifest.version} is published already`);
    return [];
  }
  const folder = await writePackage(published, versions);
  await checkPackage(folder);
  console.log(`${folder}: ${manifest.name}@${manifest.version}`);
  return [{ folder, manifest }];
};

const written = (await Promise.all(packages.map(write))).flat();
// Only when all of them are well.
for (const { folder, manifest } of publishes ? written : []) {
  await publishPackage(folder);
  console.log(`${manifest.name}@${manifest.version} is published`);
}
