import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@sgc/release-format';
import type { FoundValue } from '../look/page-facts.ts';
import { checkForeignLoads } from './foreign-loads.ts';
import { seenPage } from './some-page.fixture.ts';

const SITE = 'https://carts.example';

const at = (value: string): FoundValue => ({ element: `<img src="${value}">`, value });

const check = (...loads: string[]) => checkForeignLoads([seenPage({ loads: loads.map(at) })], [], SITE);

test("the site's own files and drawings in the address pass", async () => {
  await check('/a.svg', 'b.svg', `${SITE}/c.svg`, 'data:image/svg+xml,%3Csvg/%3E', '');
});

test.each([
  ['https://other.example/a.js', 'https://other.example'],
  ['//other.example/a.js', 'https://other.example'],
  ['blob:x', 'blob:'],
])('%s is refused', async (address, origin) => {
  await expect(check(address)).rejects.toThrow(
    `/a (mfe-a) loads from ${origin} in <img src="${address}">: put the file into the section`,
  );
});

test('a frame may show a map and nothing else', async () => {
  const framing = (value: string) => checkForeignLoads([seenPage({ frames: [at(value)] })], [], SITE);
  await framing('https://www.openstreetmap.org/export/embed.html');
  await expect(framing('https://other.example/')).rejects.toThrow('shows https://other.example in');
  await expect(framing('data:text/html,x')).rejects.toThrow('shows data: in');
});

describe('styles', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'styles-'));
    mkdirSync(join(directory, 'client'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const checkStyles = (content: string) => {
    writeFileSync(join(directory, 'client/a.css'), content);
    const descriptor = { section: 'mfe-a', files: [{ path: 'client/a.css' }] } as unknown as ReleaseDescriptor;
    return checkForeignLoads([], [{ descriptor, directory }], SITE);
  };

  test('that load their own files pass', async () => {
    await checkStyles('@layer section { .a { background: url(/_assets/a.svg), url("data:image/svg+xml,x") } }');
  });

  test.each(['url(https://other.example/a.png)', 'image-set("https://other.example/a.png" 1x)'])(
    'that load %s are refused',
    async (value) => {
      await expect(checkStyles(`@layer section { .a { background: ${value} } }`)).rejects.toThrow(
        'client/a.css of mfe-a loads url(https://other.example/a.png) from https://other.example',
      );
    },
  );
});
