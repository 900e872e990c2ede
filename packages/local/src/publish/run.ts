import { checkPackage } from './check-package.ts';
import { publishPackage } from './publish-package.ts';
import { publishedPackages } from './published-packages.ts';
import { writePackage } from './write-package.ts';

// npm run packages, npm run packages -- publish
const words = process.argv.slice(2);
if (words.some((word) => word !== 'publish')) {
  console.error('npm run packages writes and checks the packages; npm run packages -- publish also publishes them');
  process.exit(2);
}

const packages = publishedPackages();
const versions = new Map(packages.map(({ manifest }) => [manifest.name, manifest.version]));
const written = await Promise.all(
  packages.map(async (published) => {
    const folder = await writePackage(published, versions);
    await checkPackage(folder);
    console.log(`${folder}: ${published.manifest.name} ${published.manifest.version}`);
    return { folder, manifest: published.manifest };
  }),
);
// Only when all of them are well, and one after the other.
if (words.includes('publish')) {
  for (const { folder, manifest } of written) console.log(await publishPackage(manifest, folder));
}
