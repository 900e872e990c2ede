import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findConfinement } from '../src/host/confinement.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confined-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Output of a program that runs as renderers do, without the renderer's own precautions. */
const saidBy = async (program: string): Promise<string> => {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, program);
  const { command } = await findConfinement(pathToFileURL(file), { heapMb: 64, memoryMb: 256 });
  const [first, ...rest] = command;
  return execFileSync(first, rest, { env: {}, encoding: 'utf8' });
};

test.each([
  "require('node:fs').readFileSync('/etc/hostname')",
  "require('node:fs').readdirSync('/')",
  "require('node:fs').writeFileSync('/tmp/renderer-was-here', '')",
  "require('node:child_process').execSync('id')",
  "new (require('node:worker_threads').Worker)('', { eval: true })",
  "process.dlopen({ exports: {} }, '/tmp/x.node')",
])('the process itself may not: %s', async (attempt) => {
  expect(await saidBy(`try { ${attempt}; console.log('done') } catch (error) { console.log(error.code) }`)).toMatch(
    /^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)/,
  );
});

test('a renderer is held to the limits that the system is found to enforce', async () => {
  const program = join(folder, 'program.cjs');
  writeFileSync(program, '');
  const { held } = await findConfinement(pathToFileURL(program), { heapMb: 64, memoryMb: 256 });
  const found = JSON.parse(
    await saidBy(`
      const net = require('node:net');
      const server = net.createServer().listen(0, '127.0.0.1');
      const say = (network) => {
        console.log(JSON.stringify({ network, uid: process.getuid() }));
        process.exit();
      };
      server.on('listening', () => net.connect(server.address().port, '127.0.0.1').on('connect', () => say(true)).on('error', () => say(false)));
      server.on('error', () => say(false));`),
  );
  if (held.network) expect(found.network).toBe(false);
  if (held.user) expect(found.uid).not.toBe(process.getuid?.());
});
