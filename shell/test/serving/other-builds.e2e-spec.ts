import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CONTRACT_VERSION } from '@sgc/contract/section';
import { DIST, PAGE, SECTION, type ServingShell, Stage } from './serving-shell.ts';

const stage = new Stage();
let version: string;

beforeAll(async () => {
  ({ version } = await stage.begin('text of the live release', { SHARE_RELEASES: 'true' }));
});

afterAll(() => stage.end());

/** Holds a built shell against what the stage's shell shows. */
const check = async (build: string): Promise<{ code: number | null; said: string }> => {
  const root = join(DIST, '../..');
  const command = join(root, 'packages/release/src/main.ts');
  const args = ['--import', 'tsx', command, 'check', 'shell', '--against', stage.shell.address, '--build', build];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said: out + error };
};

/** A copy of the build in which a file is changed. */
const buildWith = (name: string, file: string, change: (content: string) => string): string => {
  const build = join(stage.shell.folder, name);
  cpSync(DIST, build, { recursive: true });
  const place = join(build, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
  return build;
};

interface Readiness {
  readonly status: string;
  readonly missing: readonly string[];
  readonly revision?: number;
}

const isDecided = ({ status, revision }: Readiness): boolean => revision !== undefined && status !== 'trying pages';

/** A shell's readiness once it has tried every page. */
const readinessOf = (shell: ServingShell) =>
  shell.until<Readiness>(async () => JSON.parse((await shell.get('/readyz')).body), isDecided);

test('a build that renders every live page passes, and is ready', async () => {
  expect(await check(DIST)).toEqual({
    code: 0,
    said: `The shell in ${DIST} renders every page of ${SECTION} at ${stage.shell.address}.\n`,
  });
  const { status, missing } = await readinessOf(stage.shell);
  expect({ status, missing }).toEqual({ status: 'ready', missing: [] });
});

const BROKEN: readonly [what: string, file: string, change: (content: string) => string, reason: RegExp][] = [
  [
    'whose frame throws around a page',
    'render/render.cjs',
    (code) =>
      code.replace(
        'const Chrome = (',
        `const Chrome = (props) => {
          if (props.pathname === '${PAGE}') throw new Error('the frame broke');
          return WholeChrome(props);
        };
        const WholeChrome = (`,
      ),
    /a page of mfe-eco \w+: \/eco-impact could not be rendered: the frame broke/,
  ],
  [
    'that lacks a shared package',
    'shell.json',
    (json) => JSON.stringify({ ...JSON.parse(json), shared: { ...JSON.parse(json).shared, react: '18.0.0' } }),
    /mfe-eco \w+: it was built against react 19/,
  ],
  [
    'that does not provide a name',
    'shell.json',
    (json) =>
      JSON.stringify({ ...JSON.parse(json), provides: { ...JSON.parse(json).provides, 'react/jsx-runtime': [] } }),
    /mfe-eco \w+: it uses \w+ of react\/jsx-runtime, which the live shell does not provide/,
  ],
  [
    'of an older contract',
    'shell.json',
    (json) => JSON.stringify({ ...JSON.parse(json), contract: CONTRACT_VERSION - 1, earlierContracts: [] }),
    new RegExp(
      `mfe-eco \\w+: it was built for contract ${CONTRACT_VERSION}, this shell speaks contract ${CONTRACT_VERSION - 1}: wait`,
    ),
  ],
];

test.each(BROKEN)('a build %s is refused by the command, and is not ready', async (what, file, change, reason) => {
  const build = buildWith(what.replaceAll(' ', '-'), file, change);
  const { code, said } = await check(build);
  expect(said).toMatch(reason);
  expect(said).toContain(version);
  expect(code).toBe(1);

  const { status, missing } = await readinessOf(await stage.another(build));
  expect(status).toBe('not ready');
  expect(missing.join('\n')).toMatch(reason);
});
