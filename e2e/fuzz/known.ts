import { vehicleListSchema } from '@sgc/contract/catalog';
import { descriptorAddress, fileDigest, statusSchema } from '@sgc/contract/operations';
import { releaseDescriptorSchema } from '@sgc/release-format';
import { ASSETS } from '@sgc/renderer/set';
import { SECTIONS } from '../compose/services.ts';
import { tokenOf } from '../fixtures/operator.ts';
import type { Known } from './requests.ts';
import type { ProgramName } from './routes.ts';

const VEHICLES = 20;

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Looks at a site for what stands in addresses that hit something. */
export const findKnown = async (origins: Readonly<Record<ProgramName, string>>, shellToken: string): Promise<Known> => {
  const operator = tokenOf('operators');
  const read = async (address: string, token?: string): Promise<string> =>
    (await fetch(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })).text();
  const vehicles = vehicleListSchema.parse(JSON.parse(await read(`${origins.api}/api/vehicles`)));
  const status = statusSchema.parse(JSON.parse(await read(`${origins.registry}/ops/releases`, operator)));
  const versions = SECTIONS.flatMap((section) => status.sections[section]?.live ?? []);
  const descriptor = descriptorAddress(SECTIONS[0], versions[0] ?? '');
  const { files } = releaseDescriptorSchema.parse(JSON.parse(await read(origins.registry + descriptor, shellToken)));
  const sitemap = await read(`${origins.shell}/sitemap.xml`);
  const home = await fetch(origins.shell);
  const parts = {
    id: vehicles.slice(0, VEHICLES).map(({ id }) => id),
    name: all(JSON.stringify(vehicles), /\/media\/([^"]+)"/g),
    section: SECTIONS,
    version: versions,
    path: files.map(({ path }) => path),
    digest: files.map(({ integrity }) => fileDigest(integrity)),
    municipality: all(sitemap, /\/([a-z-]+)-golf-carts</g),
    policy: all(sitemap, /\/policies\/([a-z-]+)</g),
    set: all(home.headers.get('x-release-set') ?? '', /(.+)/g),
    asset: all(await home.text(), new RegExp(`"${ASSETS}/([^" ]+)"`, 'g')),
  };
  for (const [name, found] of Object.entries(parts)) if (found.length === 0) throw new Error(`the site has no ${name}`);
  return { parts, tokens: { registry: [operator, tokenOf(SECTIONS[0]), shellToken] } };
};
