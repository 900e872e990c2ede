import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_FILE } from '@sgc/release-format';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { withInjectedCode } from '@sgc/release-format/testing';
import { RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();
let good: string;

beforeAll(async () => {
  good = await registry.startWith({ text: 'text of the good release' });
});

afterAll(async () => {
  await registry.remove();
});

const liveSetIsUntouched = async () => {
  expect((await registry.feed()).live).toEqual({ 'mfe-eco': good });
};

/** Puts an element below the page's heading on the server. */
const showing =
  (tag: string, props: string) =>
  (code: string): string =>
    code.replace(/children: TEXT\s*\}\),/, `$& react_jsx_runtime__rspack_import_0.jsx("${tag}", ${props}),`);

const BROKEN: readonly { name: string; check: string; reason: RegExp; derivation: Omit<Derivation, 'text'> }[] = [
  {
    name: 'a chunk that is missing at the origin',
    check: 'files',
    reason: /^client\/\d+\.\w+\.js is missing/,
    derivation: { afterwards: (folder, { pages }) => rmSync(join(folder, pages[0]?.files.scripts.at(-1) ?? '')) },
  },
  {
    name: 'a file that is not what its digest says',
    check: 'files',
    reason: /is not what its digest says$/,
    derivation: {
      afterwards: (folder, { serverEntry, files }) => {
        const size = files.find(({ path }) => path === serverEntry)?.size ?? 0;
        writeFileSync(join(folder, serverEntry), 'x'.repeat(size));
      },
    },
  },
  {
    name: 'a file that is longer than it should be',
    check: 'files',
    reason: /has more than the \d+ bytes it should have$/,
    derivation: {
      afterwards: (folder, { clientEntry }) => writeFileSync(join(folder, clientEntry), 'x'.repeat(1_000_000)),
    },
  },
  {
    name: 'code that is no JavaScript',
    check: 'loading',
    reason: /Unexpected|Invalid|not defined|token/,
    derivation: { serverEntry: () => 'this is no JavaScript {' },
  },
  {
    name: 'code that throws while it loads',
    check: 'loading',
    reason: /the section threw while loading/,
    derivation: { serverEntry: (code) => `throw new Error('the section threw while loading');${code}` },
  },
  {
    name: 'code that never finishes loading',
    check: 'loading',
    reason: /did not finish loading within \d+ ms/,
    derivation: { serverEntry: (code) => `for (;;);${code}` },
  },
  {
    name: 'code that ends its process',
    check: 'loading',
    reason: /process.exit is not a function/,
    derivation: { serverEntry: (code) => `process.exit(3);${code}` },
  },
  {
    name: 'a page that throws',
    check: 'pages',
    reason: /^\/eco-impact could not be rendered: the page broke/,
    derivation: {
      page: (code) =>
        code
          .replace("mode === 'throw'", 'true')
          .replace('"throw"===', '"throw"!==')
          .replace('=== "throw"', '!== "throw"'),
    },
  },
  {
    name: 'a page that never finishes',
    check: 'pages',
    reason: /^\/eco-impact could not be rendered: /,
    derivation: { page: (code) => code.replace(/while\s*\([^)]*\)/, 'while (true)') },
  },
  {
    name: 'a page that keeps something of every visit',
    check: 'memory',
    reason: /^its pages kept \d+ MB of memory after \d+ renderings; 64 MB are allowed/,
    derivation: {
      serverEntry: withInjectedCode({
        atLoad: 'const kept = []',
        inComponent: 'kept.push(new Uint8Array(4e6).fill(1))',
      }),
    },
  },
  {
    name: 'the title of another page',
    check: 'descriptions',
    reason:
      /^\/ \(shell\) and \/eco-impact \(mfe-eco\) have the same title "Electric golf carts in Schuylkill County, PA"$/,
    derivation: {
      seo: (code) => code.replace('title of the fixture', 'Electric golf carts in Schuylkill County, PA'),
    },
  },
  {
    name: 'a second heading of the first rank',
    check: 'one-heading',
    reason: /^\/eco-impact \(mfe-eco\) has 2 h1 \("text of .*", "again"\): keep the first/,
    derivation: { page: showing('h1', '{ children: "again" }') },
  },
  {
    name: 'a style in its HTML',
    check: 'inline-styles',
    reason: /^\/eco-impact \(mfe-eco\) holds <p style="color:\s*red;?">, which browsers leave out/,
    derivation: { page: showing('p', '{ style: { color: "red" }, children: "red" }') },
  },
  {
    name: 'a picture of another site',
    check: 'foreign-loads',
    reason: /^\/eco-impact \(mfe-eco\) loads from https:\/\/other\.example in </,
    derivation: { page: showing('img', '{ src: "https://other.example/a.png", alt: "" }') },
  },
  {
    name: 'a link that leads nowhere',
    check: 'links',
    reason: /^\/eco-impact \(mfe-eco\) links to \/eco-impakt, where the site has neither page nor file/,
    derivation: { page: showing('a', '{ href: "/eco-impakt", children: "again" }') },
  },
  {
    name: 'a random number in its HTML',
    check: 'repeatable',
    reason: /^\/eco-impact \(mfe-eco\) is different each time it is rendered: first …/,
    derivation: { page: showing('p', '{ children: Math.random() }') },
  },
  {
    name: 'a page without a description of itself',
    check: 'pages',
    reason: /^\/eco-impact could not be rendered: the page eco-impact does not describe itself: description: /,
    derivation: { seo: (code) => code.replace('description of the fixture', '') },
  },
  {
    name: 'an address of its own that no page shows',
    check: 'addresses',
    reason: /^\/eco-impact would have no owner/,
    derivation: { descriptor: (descriptor) => ({ ...descriptor, pages: [] }) },
  },
  {
    name: 'an address that belongs to another section',
    check: 'addresses',
    reason: /claims \/contact, which is not granted to mfe-eco/,
    derivation: {
      descriptor: (descriptor) => ({
        ...descriptor,
        pages: descriptor.pages.map((page) => ({ ...page, paths: ['/contact'] })),
      }),
    },
  },
  {
    name: 'a page that its descriptor does not describe',
    check: 'loading',
    reason: /describes the pages/,
    derivation: {
      descriptor: (descriptor) => ({
        ...descriptor,
        pages: descriptor.pages.map((page) => ({ ...page, id: 'other' })),
      }),
    },
  },
  {
    name: 'a build for development',
    check: 'descriptor',
    reason: /^it was built for development; npm run release -- publish builds what ships$/,
    derivation: { descriptor: (descriptor) => ({ ...descriptor, development: true }) },
  },
  {
    name: 'another contract version',
    check: 'contract',
    reason:
      /built for contract 99, this shell speaks contract 3 and takes 2 until [-\d]+: wait until a later shell is live/,
    derivation: { descriptor: (descriptor) => ({ ...descriptor, contract: 99 }) },
  },
  {
    name: 'another major version of a shared package',
    check: 'shared-versions',
    reason: /built against react 18\.0\.0 and runs on that or a later one of its major version, this shell provides 19/,
    derivation: { descriptor: (descriptor) => ({ ...descriptor, shared: { ...descriptor.shared, react: '18.0.0' } }) },
  },
  {
    name: 'a later version of a shared package than the shell has',
    check: 'shared-versions',
    reason: /built against react 19\.999\.0 and runs on that or a later one/,
    derivation: {
      descriptor: (descriptor) => ({ ...descriptor, shared: { ...descriptor.shared, react: '19.999.0' } }),
    },
  },
  {
    name: 'a name of a shared package that the shell does not provide',
    check: 'shared-names',
    reason:
      /^it uses useParams of react-router-dom, which the live shell does not provide: do without it, or deploy a shell/,
    derivation: {
      descriptor: (descriptor) => ({ ...descriptor, imports: { 'react-router-dom': ['useLocation', 'useParams'] } }),
    },
  },
  {
    name: 'the name of another section',
    check: 'section',
    reason: /describes mfe-leads, but this is the place of mfe-eco/,
    derivation: { descriptor: (descriptor) => ({ ...descriptor, section: 'mfe-leads' }) },
  },
  {
    name: 'a file outside of its folder',
    check: 'descriptor',
    reason: /Invalid string/,
    derivation: {
      descriptor: (descriptor) => ({
        ...descriptor,
        files: [
          ...descriptor.files,
          { path: '../../escaped.js', size: 0, integrity: descriptor.files[0]?.integrity ?? '' },
        ],
      }),
    },
  },
];

test.each(BROKEN)(
  'a release with $name is refused, and the live set is untouched',
  async ({ name, check, reason, derivation }) => {
    const before = (await registry.section()).refused[0]?.at;
    publish(registry.origin, { text: `text of a release with ${name}`, ...derivation });
    const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
    expect(refused[0]).toMatchObject({ check, reason: expect.stringMatching(reason) });
    await registry.logged(JSON.stringify(refused[0]?.reason));
    await liveSetIsUntouched();
  },
  30_000,
);

test.each([
  ['no JSON', '{ "section": '],
  ['no descriptor', '{ "section": "mfe-eco" }'],
  ['a descriptor of more than two megabytes', JSON.stringify({ section: 'x'.repeat(2_100_000) })],
])('%s in place of a descriptor is refused', async (_, text) => {
  const before = (await registry.section()).refused[0]?.at;
  writeFileSync(join(registry.origin, DESCRIPTOR_FILE), text);
  const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]?.check).toBe('descriptor');
  await liveSetIsUntouched();
});

test('a release whose files did not arrive whole goes live by itself once they do', async () => {
  const text = 'text of a release that was damaged on its way';
  const before = (await registry.section()).refused[0]?.at;
  const { version } = publish(registry.origin, {
    text,
    afterwards: (folder, { pages }) => rmSync(join(folder, pages[0]?.files.scripts.at(-1) ?? '')),
  });
  await registry.until((section) => section.refused[0]?.at !== before);
  await liveSetIsUntouched();
  publish(registry.origin, { text });
  await registry.until(({ live }) => live === version);
  good = version;
});

test('a release that was built anew without a change is refused once more, not again and again', async () => {
  const broken: Derivation = {
    text: 'text of a release that breaks twice',
    serverEntry: (code) => `throw new Error('still broken');${code}`,
  };
  const { version, builtAt: first } = publish(registry.origin, broken);
  await registry.until(({ refused }) => refused[0]?.version === version);
  const { builtAt: second } = publish(registry.origin, broken);
  await registry.until(({ refused }) => refused[0]?.builtAt === second);
  good = publish(registry.origin, { text: 'text of the release that is mended' }).version;
  const { refused } = await registry.until(({ live }) => live === good);
  expect(refused.filter((one) => one.version === version).map(({ builtAt }) => builtAt)).toEqual([second, first]);
});

test('a good release goes live after every refused one', async () => {
  const { version } = publish(registry.origin, { text: 'text of the next good release' });
  await registry.until(({ live }) => live === version);
});
