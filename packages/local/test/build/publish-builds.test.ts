import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBuild } from '../../src/build/publish-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'publish-builds-'));
const [build, origin] = [join(folder, 'build'), join(folder, 'origin')];

const writeBuild = (text: string): void => {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(join(build, 'client'), { recursive: true });
  writeFileSync(join(build, 'client/entry.js'), text);
};

afterAll(() => rmSync(folder, { recursive: true }));

test('a build that is published stays as it was when its section is built anew', () => {
  writeBuild('the first build');
  publishBuild(build, origin);
  writeBuild('the second build');
  expect(readFileSync(join(origin, 'client/entry.js'), 'utf8')).toBe('the first build');
});
