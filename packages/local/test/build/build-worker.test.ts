import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildWorker } from '../../src/build/build-worker.ts';

const ENTRY = 'console.log(process.env.WRITTEN);';

// A configuration in TypeScript that takes a name from the environment.
const CONFIG = `
const name: string = process.env.NAMED ?? 'none';
export default {
  source: { entry: { main: './main.js' } },
  output: { target: 'node', minify: false, filename: { js: name + '.js' } },
};
`;

let folder: string;
let worker: BuildWorker;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-worker-'));
  worker = new BuildWorker();
});

afterEach(() => {
  worker.close();
  rmSync(folder, { recursive: true });
});

const program = (name: string, entry: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'main.js'), entry);
  writeFileSync(join(path, 'rsbuild.config.ts'), CONFIG);
  return path;
};

test('a worker builds one program after another, each with the environment that it is given for it', async () => {
  const [first, second] = [program('first', ENTRY), program('second', ENTRY)];
  await worker.build({ folder: first, env: { NAMED: 'one' } });
  await worker.build({ folder: second, env: { NAMED: 'two' } });
  expect(readFileSync(join(first, 'dist/one.js'), 'utf8')).toContain(ENTRY);
  expect(readFileSync(join(second, 'dist/two.js'), 'utf8')).toContain(ENTRY);
});

test('a build that fails is told with the folder and all that it printed', async () => {
  const broken = program('broken', "import './not-there.js';");
  await expect(worker.build({ folder: broken, env: {} })).rejects.toThrow(
    /The build in .*broken failed:.*Can't resolve '\.\/not-there\.js'/s,
  );
});
