import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrograms } from '../../src/build/build-programs.ts';
import { freePort } from '../../src/ports/ports.ts';
import { startPostgres } from '../../src/postgres/index.ts';
import { Program } from '../../src/process/program.ts';
import { ROOT } from '../../src/root.ts';
import { TSC } from '../../src/verify/compiler.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const NAME = 'mfe-events';
const RSBUILD = '@rsbuild/core/bin/rsbuild.js';

let workspace: WorkspaceCopy;

const newSection = (...args: string[]) =>
  workspace.node(['--import', 'tsx', 'packages/local/src/new-section.ts', ...args]);

beforeAll(() => {
  workspace = new WorkspaceCopy();
});

afterAll(() => workspace.remove());

test('an invalid name or address is refused in words, and no file is written', () => {
  const refused = newSection('events', '/contact');
  expect(refused.status).toBe(1);
  expect(refused.output).toMatch(/"events" is no section's name/);
  expect(refused.output).toMatch(/\/contact is granted to mfe-leads already/);
  expect(newSection('mfe-events').output).toMatch(/Say the name of the section and the address/);
  expect(workspace.changed()).toEqual([]);
});

describe('a new section', () => {
  beforeAll(() => {
    const written = newSection(NAME, '/events');
    expect(written.output).toMatch(/is written and may show \/events/);
    expect(written.status).toBe(0);
  });

  test('is a folder, one line of grant, its containers and an entry of the lockfile', () => {
    expect(workspace.changed()).toEqual([
      'deploy/kubernetes/network.yaml',
      'deploy/kubernetes/registry.yaml',
      'deploy/kubernetes/sections.yaml',
      'deploy/kubernetes/shell.yaml',
      'docker-compose.yml',
      'e2e/specs/events/',
      `${NAME}/`,
      'package-lock.json',
      'registry/src/access/address-grants.ts',
    ]);
    const lockfile = JSON.parse(readFileSync(join(workspace.folder, 'package-lock.json'), 'utf8'));
    expect(lockfile.packages[NAME].name).toBe(`@sgc/${NAME}`);
    const compose = readFileSync(join(workspace.folder, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain(`args: { SECTION: ${NAME},`);
    expect(compose).toMatch(/SECTION_ORIGINS: \S+,mfe-events=http:\/\/mfe-events:8080\/$/m);
    const access = JSON.parse(readFileSync(join(workspace.folder, '.data/keys/access.json'), 'utf8'));
    expect(access.sections[NAME].keys).toHaveLength(1);
  });

  test('takes a second page, which is listed after the first', () => {
    const page = ['--import', 'tsx', 'packages/local/src/new-page.ts', NAME];
    expect(workspace.node([...page, 'winter', '/contact']).output).toMatch(/choose an address below \/events\//);
    expect(workspace.node([...page, 'winter', '/events/winter'])).toEqual({
      status: 0,
      output: expect.stringMatching(/winter is written and listed in mfe-events\/src\/section.ts/),
    });
    expect(workspace.node([...page, 'winter', '/events/winter']).output).toMatch(/There is a page winter already/);
  });

  test.each([
    ['format and lint', '@biomejs/biome/bin/biome', ['ci', NAME, 'e2e/specs/events', 'registry/src/access'], '.'],
    [
      'dependency rules',
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.cjs', NAME, 'registry/src/access'],
      '.',
    ],
    ['unit tests', 'jest/bin/jest.js', [], NAME],
    ['the check of the manifests', 'jest/bin/jest.js', ['test/deploy'], 'packages/local'],
  ])(
    'with a second page passes %s',
    (_, file, args, cwd) => {
      expect(workspace.tool(file, args, cwd)).toEqual({ status: 0, output: expect.any(String) });
    },
    120_000,
  );

  test('with a second page passes types, its test in a browser included', () => {
    for (const folder of [NAME, 'e2e']) expect(workspace.node([TSC, '-p', folder])).toEqual({ status: 0, output: '' });
  });

  test('shows its pages in the shell that was built before there was the section', async () => {
    await buildPrograms(() => undefined, ['shell']);
    for (const program of [NAME, 'registry']) {
      expect(workspace.tool(RSBUILD, ['build'], program)).toEqual({ status: 0, output: expect.any(String) });
    }
    const within = (path: string): string => join(workspace.folder, path);
    const postgres = await startPostgres({ dataDirectory: within('.data/postgres'), log: () => undefined });
    const [registryPort, port] = [await freePort(), await freePort()];
    const program = (name: string, file: string, ready: string, env: Record<string, string>): Program =>
      new Program({
        name,
        file,
        cwd: workspace.folder,
        env: { API_ORIGIN: 'http://127.0.0.1:9', ...env },
        readyAddress: ready,
        readyWithinMs: 30_000,
        logFile: within(`.data/${name}.log`),
        log: () => undefined,
      });
    const registry = program('registry', within('registry/dist/main.js'), `http://127.0.0.1:${registryPort}/readyz`, {
      PORT: String(registryPort),
      DATABASE_URL: postgres.url,
      SECTION_ORIGINS: `${NAME}=${within(`${NAME}/dist/release`)}`,
      SHELL_BUILD: join(ROOT, 'shell/dist'),
      WORKSPACE: within('.data/workspace'),
      AUDIT_KEY: 'of a test, which need not be kept',
    });
    const address = `http://127.0.0.1:${port}/events`;
    const shell = program('shell', join(ROOT, 'shell/dist/server/main.js'), address, {
      PORT: String(port),
      REGISTRY_ORIGIN: `http://127.0.0.1:${registryPort}`,
      RELEASE_CACHE: within('.data/releases'),
    });
    let html = '';
    let second = '';
    try {
      await registry.start();
      await shell.start();
      html = await (await fetch(address)).text();
      second = await (await fetch(`${address}/winter`)).text();
    } finally {
      await shell.stop();
      await registry.stop();
      await postgres.stop();
    }
    const found = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
    expect(found(/<h1[^>]*>(.*?)<\/h1>/)).toBe('Events');
    expect(found(/<title[^>]*>(.*?)<\/title>/)).toMatch(/^Events/);
    expect(found(/rel="canonical" href="([^"]+)"/)).toMatch(/\/events$/);
    expect(second).toMatch(/<h1[^>]*>Winter<\/h1>/);
  }, 120_000);

  test('leaves nothing behind when it is deleted', () => {
    const deleted = workspace.node(['--import', 'tsx', 'packages/local/src/delete-section.ts', NAME]);
    expect(deleted.output).toMatch(/mfe-events is deleted/);
    expect(workspace.changed()).toEqual([]);
    const access = JSON.parse(readFileSync(join(workspace.folder, '.data/keys/access.json'), 'utf8'));
    expect(access.sections).not.toHaveProperty(NAME);
    expect(readdirSync(join(workspace.folder, '.data/keys')).filter((file) => file.startsWith(NAME))).toEqual([]);
  });
});
