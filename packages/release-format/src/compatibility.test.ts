import { checkSharedNames } from './compatibility.ts';
import { type ShellDescriptor, shellDescriptorSchema } from './descriptor.schema.ts';
import { SOME_RELEASE, someFile } from './testing/index.ts';
import { versionOf } from './version.ts';

const SHELL: ShellDescriptor = shellDescriptorSchema.parse({
  version: '0123456789abcdef',
  builtAt: '2026-01-01T00:00:00.000Z',
  contract: 2,
  shared: {},
  scripts: ['client/main.js'],
  styles: [],
  fonts: [],
  pages: [],
  files: [someFile('client/main.js')],
});
const PROVIDES = { 'react-router-dom': ['Link', 'useLocation'] };

const check = (imports: Record<string, string[]> | undefined, provides: Record<string, string[]> | undefined): void =>
  checkSharedNames({ ...SOME_RELEASE, ...(imports && { imports }) }, { ...SHELL, ...(provides && { provides }) });

test('a release whose names the shell provides passes, and so does one if either side is from before names were listed', () => {
  expect(() => check({ 'react-router-dom': ['Link'] }, PROVIDES)).not.toThrow();
  expect(() => check({ 'react-router-dom': ['useParams'] }, undefined)).not.toThrow();
  expect(() => check(undefined, PROVIDES)).not.toThrow();
});

test('packages whose names the shell does not list are not checked, under any name', () => {
  expect(() => check({ react: ['useState'], constructor: ['name'] }, PROVIDES)).not.toThrow();
});

test('a name that the shell does not provide is refused, and the team is told what to do', () => {
  expect(() => check({ 'react-router-dom': ['Link', 'useParams'] }, PROVIDES)).toThrow(
    'it uses useParams of react-router-dom, which the live shell does not provide: do without it, or deploy a shell with it first',
  );
});

test('a release from before names were listed keeps its version', () => {
  expect(SOME_RELEASE.version).toBe('79376a3651ab092a');
});

test('a release that lists its names has another version than one that does not', () => {
  expect(versionOf({ ...SOME_RELEASE, imports: {} })).not.toBe(SOME_RELEASE.version);
  expect(versionOf({ ...SOME_RELEASE, imports: { react: ['use'] } })).not.toBe(
    versionOf({ ...SOME_RELEASE, imports: {} }),
  );
});
