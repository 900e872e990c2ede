import type { ReleaseDescriptor } from '../descriptor.schema.ts';
import { integrityOf } from '../digest.ts';
import { versionOf } from '../version.ts';

/** A file as a release describes it; another path has another digest. */
export const someFile = (path: string) => ({ path, size: 1, integrity: integrityOf(Buffer.from(path)) });

const CONTENT: Omit<ReleaseDescriptor, 'version'> = {
  section: 'mfe-a',
  contract: 2,
  builtAt: '2026-01-01T00:00:00.000Z',
  source: {
    commit: '0123456789abcdef0123456789abcdef01234567',
    branch: 'main',
    author: 'Jo Miller',
    subject: 'Say what a cart costs',
    committedAt: '2026-01-01T00:00:00Z',
    isChanged: false,
  },
  shared: {},
  clientEntry: 'client/entry.js',
  serverEntry: 'server/entry.js',
  pages: [],
  fragments: {},
  files: [someFile('client/entry.js'), someFile('server/entry.js')],
};

/** The smallest release there is: a section without a page, from a known commit, unsigned. */
export const SOME_RELEASE: ReleaseDescriptor = { ...CONTENT, version: versionOf(CONTENT) };
