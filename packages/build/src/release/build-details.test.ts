import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { bundledPackages } from '../npm/shipped-packages.ts';
import { buildDetails } from './build-details.ts';

const SOURCE = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  author: 'Jo Miller',
  subject: 'Say what a cart costs',
  committedAt: '2026-01-01T00:00:00Z',
  isChanged: false,
};

const resolved = (name: string): string => createRequire(__filename).resolve(name);

test('packages are found by the files of a bundle, in modules within modules, each once; our own files are none', () => {
  const found = bundledPackages([
    { nameForCondition: __filename },
    { modules: [{ nameForCondition: resolved('zod/mini') }, { nameForCondition: resolved('zod') }] },
    { nameForCondition: resolved('@rsbuild/core') },
  ]);
  expect(found.map(({ name, license }) => [name, license])).toEqual([
    ['@rsbuild/core', 'MIT'],
    ['zod', 'MIT'],
  ]);
  expect(found[0]?.purl).toMatch(/^pkg:npm\/%40rsbuild\/core@\d/);
});

test('a build outside of a pipeline says commit, lockfile and packages, and names its own machine as the builder', () => {
  const packages = bundledPackages([{ nameForCondition: resolved('zod') }]);
  const details = buildDetails({ folder: dirname(__filename), bundler: '2.3.2', source: SOURCE, packages }, {});
  expect(details.builder.id).toBe('urn:sgc:builder:own-machine');
  expect(details.invocationId).toBeUndefined();
  expect(details.materials).toEqual([
    { name: 'source', digest: { gitCommit: SOURCE.commit } },
    { name: 'package-lock.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { uri: packages[0]?.purl },
  ]);
});

test('a build in a pipeline names workflow, run and repository', () => {
  const details = buildDetails(
    { folder: '/', bundler: '2.3.2', source: SOURCE, packages: [] },
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'carts/site',
      GITHUB_WORKFLOW_REF: 'carts/site/.github/workflows/release.yml@refs/heads/main',
      GITHUB_RUN_ID: '7',
      GITHUB_RUN_ATTEMPT: '1',
    },
  );
  expect(details).toMatchObject({
    builder: { id: 'https://github.com/carts/site/.github/workflows/release.yml@refs/heads/main' },
    invocationId: 'https://github.com/carts/site/actions/runs/7/attempts/1',
    materials: [{ name: 'source', uri: 'git+https://github.com/carts/site' }],
  });
});
