import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.ts';
import { refusedLicences } from './licences.ts';
import { shipments } from './shipments.ts';
import { thirdParty } from './third-party.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = 'dist/sbom';

// npm run sbom
await mkdir(join(ROOT, FOLDER), { recursive: true });
const all = await shipments(ROOT);
for (const shipment of all) {
  const file = join(FOLDER, `${shipment.name}.cdx.json`);
  await writeFile(join(ROOT, file), await billOfMaterials(shipment));
  console.log(`${file}: ${shipment.packages.length} packages`);
  for (const refused of refusedLicences(shipment.packages)) {
    console.error(`${shipment.name} ships ${refused}, which is not allowed: packages/build/src/sbom/licences.ts`);
    process.exitCode = 1;
  }
}
await writeFile(join(ROOT, FOLDER, 'third-party.md'), thirdParty(all));
console.log(`${FOLDER}/third-party.md: licences of what ships`);
