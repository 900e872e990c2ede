import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/process/ports.ts';
import { Program } from '../../src/process/program.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const NAME = 'mfe-events';
const RSBUILD = '@rsbuild/core/bin/rsbuild.js';

let workspace: WorkspaceCopy;

const newSection = (...args: string[]) =>
  workspace.node(['--import', 'tsx', 'packages/local/src/new-section.ts', ...args]);

beforeAll(() => {
  workspace = new WorkspaceCopy();
}, 60_000);

afterAll(() => workspace.remove());

test('what cannot be is refused in words, and nothing is written', () => {
  const refused = newSection('events', '/contact');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/"events" is no section's name/);
  expect(refused.output).toMatch(/\/contact is granted to mfe-leads already/);
  expect(newSection('mfe-events').output).toMatch(/Say the name of the section and the address/);
  expect(workspace.changed()).toEqual([]);
}, 60_000);

describe('a new section', () => {
  beforeAll(() => {
    const written = newSection(NAME, '/events');
    expect(written.output).toMatch(/is written and may show \/events/);
    expect(written.status).toBe(0);
  }, 60_000);

  test('is a folder, one line of grant, its containers and an entry of the lockfile', () => {
    expect(workspace.changed()).toEqual([
      'deploy/kubernetes/network.yaml',
      'deploy/kubernetes/sections.yaml',
      'deploy/kubernetes/shell.yaml',
      'docker-compose.yml',
      `${NAME}/`,
      'package-lock.json',
      'shell/server/routing/address-grants.ts',
    ]);
    const lockfile = JSON.parse(readFileSync(join(workspace.folder, 'package-lock.json'), 'utf8'));
    expect(lockfile.packages[NAME].name).toBe(`@sgc/${NAME}`);
    const compose = readFileSync(join(workspace.folder, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain(`dockerfile: ${NAME}/Dockerfile`);
    expect(compose).toMatch(/SECTION_ORIGINS: \S+,mfe-events=http:\/\/mfe-events:8080\/$/m);
    const access = JSON.parse(readFileSync(join(workspace.folder, '.data/keys/access.json'), 'utf8'));
    expect(access.sections[NAME].keys).toHaveLength(1);
  });

  test.each([
    ['format and lint', '@biomejs/biome/bin/biome', ['ci', NAME, 'shell/server/routing'], '.'],
    [
      'arrows',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.cjs', NAME, 'shell/server'],
      '.',
    ],
    ['types', 'typescript/bin/tsc', ['-p', NAME], '.'],
    ['unit tests', 'jest/bin/jest.js', [], NAME],
    ['the check of the manifests', 'jest/bin/jest.js', ['test/deploy'], 'packages/local'],
  ])(
    'passes %s',
    (_, file, args, cwd) => {
      expect(workspace.tool(file, args, cwd)).toEqual({ status: 0, output: expect.any(String) });
    },
    120_000,
  );

  test('shows its page in the real shell', async () => {
    for (const program of [NAME, 'shell']) {
      expect(workspace.tool(RSBUILD, ['build'], program)).toEqual({ status: 0, output: expect.any(String) });
    }
    const port = await freePort(0);
    const shell = new Program({
      name: 'shell',
      file: join(workspace.folder, 'shell/dist/server/main.js'),
      cwd: workspace.folder,
      env: {
        PORT: String(port),
        SECTION_ORIGINS: `${NAME}=${join(workspace.folder, NAME, 'dist/release')}`,
        RELEASE_STORE: join(workspace.folder, '.data/releases'),
        API_ORIGIN: 'http://127.0.0.1:9',
      },
      readyAddress: `http://127.0.0.1:${port}/healthz`,
      readyWithinMs: 30_000,
      logFile: join(workspace.folder, '.data/shell.log'),
      log: () => undefined,
    });
    await shell.start();
    const answer = await fetch(`http://127.0.0.1:${port}/events`);
    const html = await answer.text();
    await shell.stop();
    expect(answer.status).toBe(200);
    const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
    expect(found(/<h1[^>]*>(.*?)<\/h1>/)).toBe('Events');
    expect(found(/<title[^>]*>(.*?)<\/title>/)).toMatch(/^Events/);
    expect(found(/rel="canonical" href="([^"]+)"/)).toMatch(/\/events$/);
  }, 120_000);
});
