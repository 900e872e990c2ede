import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../fixtures/changed-section.ts';
import { expect, test } from '../../fixtures/test.ts';

const run = promisify(execFile);

test('the built shell renders every page of all live sections, says the command that a pipeline runs', async ({
  baseURL,
}) => {
  const command = join(ROOT, 'packages/release/src/main.ts');
  const args = ['--import', 'tsx', command, 'check', 'shell', '--against', String(baseURL)];
  const { stdout } = await run(process.execPath, args, { cwd: ROOT });
  for (const section of ['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads']) expect(stdout).toContain(section);
  expect(stdout).toMatch(/^The shell in shell\/dist renders every page of /);
});
