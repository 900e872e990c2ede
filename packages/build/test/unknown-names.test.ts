import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SECTION = join(__dirname, 'fixture/mfe-unknown-names');
const { resolve } = createRequire(__filename);

/** Runs a package's command in the section; the command fails, and what it prints is returned. */
const outputOf = (name: string, command: string, ...args: readonly string[]): string => {
  const program = join(dirname(resolve(`${name}/package.json`)), command);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: SECTION,
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  return `${stdout}${stderr}`;
};

test('a name outside a facade has no type in a section', () => {
  const errors = outputOf('typescript', 'bin/tsc', '-p', '.')
    .split('\n')
    .filter((line) => line.includes('error'));
  expect(errors).toEqual([
    expect.stringMatching(/^src\/section\.ts\(1,10\): error TS2305: .* 'useInfiniteQuery'\.$/),
    expect.stringMatching(/^src\/section\.ts\(3,16\): error TS2305: .* 'useParams'\.$/),
    expect.stringMatching(/^src\/section\.ts\(8,77\): error TS2339: Property 'useMatch'/),
  ]);
});

test('a section that uses a name outside a facade is not built: file, line and the names that there are', () => {
  const output = outputOf('@rsbuild/core', 'bin/rsbuild.js', 'build');
  const router = 'What the shell shares of it is Link, useLocation, useNavigate, useNavigation.';
  expect(output).toContain(`src/section.ts:3 imports useParams from react-router-dom. ${router}`);
  expect(output).toContain(`src/section.ts:8 imports useMatch from react-router-dom. ${router}`);
  expect(output).toContain(`src/section.ts:2 takes react-router-dom as a whole: import its names. ${router}`);
  expect(output).toContain(
    'src/section.ts:1 imports useInfiniteQuery from @tanstack/react-query. What the shell shares',
  );
  expect(output).not.toMatch(/imports (Link|useQuery) /);
});
