import type { ShippedPackage } from '../npm/shipped-packages.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { refusedLicences } from './licences.ts';
import { thirdParty } from './third-party.ts';

const shipped = (name: string, license: string | undefined): ShippedPackage => ({
  name,
  version: '1.2.3',
  license,
  purl: `pkg:npm/${name.replace('@', '%40')}@1.2.3`,
});

const PACKAGES = [shipped('zod', 'MIT'), shipped('@scope/two', '(MIT OR GPL-3.0-only)'), shipped('silent', undefined)];

test('a bill is CycloneDX and names every package with version, licence and address', async () => {
  const text = await billOfMaterials({ name: 'mfe-a', kind: 'container', packages: PACKAGES });
  const bill = JSON.parse(text);
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'container', name: 'mfe-a' } },
  });
  expect(bill.components).toEqual([
    expect.objectContaining({ name: '@scope/two', licenses: [{ expression: '(MIT OR GPL-3.0-only)' }] }),
    expect.objectContaining({ name: 'silent', version: '1.2.3' }),
    expect.objectContaining({ name: 'zod', purl: 'pkg:npm/zod@1.2.3', licenses: [{ license: { id: 'MIT' } }] }),
  ]);
  expect(bill.dependencies).toContainEqual({ ref: 'mfe-a', dependsOn: PACKAGES.map(({ purl }) => purl).sort() });
  expect(await billOfMaterials({ name: 'mfe-a', kind: 'container', packages: PACKAGES.toReversed() })).toBe(text);
});

test('a licence that is not on the list of allowed ones is named, and so is a package without one', () => {
  const refused = refusedLicences([
    ...PACKAGES,
    shipped('strict', 'GPL-3.0-only'),
    shipped('both', 'MIT AND GPL-3.0-only'),
    shipped('hidden', 'SEE LICENSE IN LICENSE'),
    shipped('axe-core', 'MPL-2.0'),
    shipped('axe-core-fork', 'MPL-2.0'),
  ]);
  expect(refused).toEqual([
    'silent 1.2.3 (no licence)',
    'strict 1.2.3 (GPL-3.0-only)',
    'both 1.2.3 (MIT AND GPL-3.0-only)',
    'hidden 1.2.3 (SEE LICENSE IN LICENSE)',
    'axe-core-fork 1.2.3 (MPL-2.0)',
  ]);
});

test('the list of what others wrote says once what ships in several places', () => {
  const one = { kind: 'container', packages: [shipped('zod', 'MIT')] } as const;
  const list = thirdParty([
    { name: 'api', ...one },
    { name: 'shell', ...one },
  ]);
  expect(list).toContain('\n| zod | 1.2.3 | MIT | api, shell |\n');
});
