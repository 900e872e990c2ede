import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, type ReleaseDescriptor } from '@sgc/release-format';
import { type ReleaseChange, readRelease } from '@sgc/release-format/testing';
import type { ReleaseAttempt } from '../attempt.ts';

const HOUR_MS = 3_600_000;
/** For a chunk that is too large to load in time. */
const LARGE_CHARACTERS = 400_000;

/** What a release says of itself, changed before it is signed. */
const saying = (name: string, descriptor: (good: ReleaseDescriptor) => ReleaseDescriptor): ReleaseAttempt => ({
  name: `says ${name}`,
  change: () => ({ descriptor }),
  expected: 'refused',
});

const sharing = (name: string, range: string): ReleaseAttempt =>
  saying(name, (good) => ({ ...good, shared: { ...good.shared, react: range } }));

/** Text that no compression makes small. */
const noise = (): string => {
  let state = 1;
  let text = '';
  while (text.length < LARGE_CHARACTERS) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return `/* ${text} */`;
};

const LARGE_SCRIPT = 'client/large.js';

const onPages =
  (change: (page: ReleaseDescriptor['pages'][number]) => ReleaseDescriptor['pages'][number]) =>
  ({ pages, ...rest }: ReleaseDescriptor): ReleaseDescriptor => ({ ...rest, pages: pages.map(change) });

/** A version that was never there: one that is live would be no release at all. */
const changed =
  (more: () => ReleaseChange): ReleaseAttempt['change'] =>
  ({ descriptor: { serverEntry } }) => ({
    files: { [serverEntry]: (content) => `${content};//${randomUUID()}` },
    ...more(),
  });

/** Releases whose descriptor, signature or files are not what they say. */
export const papers: readonly ReleaseAttempt[] = [
  saying('that it is another section', (good) => ({ ...good, section: 'mfe-leads' })),
  saying(
    "another section's address",
    onPages((page) => ({ ...page, paths: [...page.paths, '/contact'] })),
  ),
  saying(
    'an address of the site itself',
    onPages((page) => ({ ...page, paths: [...page.paths, '/ops'] })),
  ),
  saying('a fragment that it does not have', (good) => ({
    ...good,
    fragments: { gone: { scripts: [good.clientEntry], lazyScripts: [], styles: [], props: {} } },
  })),
  saying('an older contract', (good) => ({ ...good, contract: 1 })),
  sharing('two ranges of a shared package', '99.0.0 || >=0'),
  sharing('a range as long as a book', `>=0 ${'x'.repeat(50_000)}`),
  sharing('a shared package of another major version', '18.3.1'),
  {
    name: 'was built in two days',
    change: changed(() => ({ builtAt: new Date(Date.now() + 47 * HOUR_MS).toISOString() })),
    expected: 'refused',
  },
  {
    name: 'was built before what is live',
    change: changed(() => ({ builtAt: '2020-01-01T00:00:00.000Z' })),
    expected: 'refused',
  },
  {
    name: 'is signed with an unknown key',
    change: () => ({ key: generateKeyPairSync('ed25519').privateKey }),
    expected: 'refused',
  },
  {
    name: 'is changed after it was signed',
    change: () => ({}),
    tamper: (folder) => {
      const { descriptor } = readRelease(folder);
      writeFileSync(join(folder, DESCRIPTOR_FILE), JSON.stringify({ ...descriptor, budget: undefined }));
    },
    expected: 'refused',
  },
  {
    name: 'has a page of HTML where a script should be',
    change: changed(() => ({})),
    tamper: (folder) =>
      writeFileSync(
        join(folder, readRelease(folder).descriptor.serverEntry),
        '<!doctype html><title>Not found</title>',
      ),
    expected: 'refused',
  },
  {
    name: "changes a file under an earlier version's name",
    change: ({ descriptor: { clientEntry } }) => ({
      files: { [clientEntry]: (content) => `${content};` },
      // What is not described is not sent: its compressed forms would give it away.
      descriptor: (good) => ({ ...good, files: good.files.filter(({ path }) => !path.startsWith(`${clientEntry}.`)) }),
    }),
    expected: 'refused',
  },
  {
    name: 'sends other bytes compressed',
    change: ({ descriptor }) => ({ files: { [`${descriptor.clientEntry}.gz`]: () => 'no gzip' } }),
    expected: 'refused',
  },
  {
    name: 'is too large for a phone',
    change: () => ({
      files: { [LARGE_SCRIPT]: noise },
      descriptor: onPages(({ files, ...page }) => ({
        ...page,
        files: { ...files, scripts: [...files.scripts, LARGE_SCRIPT] },
      })),
    }),
    expected: 'refused',
  },
];
