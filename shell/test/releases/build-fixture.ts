import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FIXTURE = join(__dirname, 'mfe-eco');
const RSBUILD = join(dirname(createRequire(__filename).resolve('@rsbuild/core/package.json')), 'bin/rsbuild.js');

/** Builds the fixture section with the sections' own build, once before all tests, and the shell if need be. */
export default function buildFixture(): void {
  execFileSync(process.execPath, [RSBUILD, 'build'], { cwd: FIXTURE, stdio: 'pipe' });
}
