import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { DESCRIPTOR_FILE, releaseDescriptorSchema, releaseSet, shellDescriptorSchema } from '@sgc/release-format';
import { apiFetcher, DEFAULT_RENDER_LIMITS, SetRenderer } from '@sgc/renderer/host';
import { pageMatcher } from '@sgc/renderer/set';
import { pino } from 'pino';

const SECTION = 'mfe-eco';
const PAGE = '/eco-impact';
/** Many short rounds, so that other load on the machine affects both alike. */
const ROUNDS = 41;
const RENDERINGS = 60;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const buildPlain = (): URL => {
  const rsbuild = join(createRequire(import.meta.url).resolve('@rsbuild/core/package.json'), '../bin/rsbuild.js');
  const plain = join(import.meta.dirname, 'plain');
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: plain, stdio: 'pipe' });
  // The program reads the inline parts of pages from its own folder.
  cpSync(join(import.meta.dirname, '../dist/render/inline'), join(plain, 'dist/inline'), { recursive: true });
  return new URL('plain/dist/render.cjs', import.meta.url);
};

const eachSecond = async (render: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  for (let done = 0; done < RENDERINGS; done += 1) await render();
  return (RENDERINGS / (performance.now() - started)) * 1000;
};

/** Renderings a second of one page: in the federated renderer, as a ratio to the same page in one plain bundle. */
export const renderThroughput = async (): Promise<number[]> => {
  const directory = join(import.meta.dirname, '../..', SECTION, 'dist/release');
  const shell = shellDescriptorSchema.parse(readJson(join(import.meta.dirname, '../dist/shell.json')));
  const descriptor = releaseDescriptorSchema.parse(readJson(join(directory, DESCRIPTOR_FILE)));
  const set = releaseSet(shell, [{ descriptor, directory }]);
  const settings = {
    business: DEFAULT_BUSINESS_PROFILE,
    api: apiFetcher('http://127.0.0.1:9'),
    development: false,
    reportShare: 1,
    limits: DEFAULT_RENDER_LIMITS,
    log: pino({ level: 'silent' }),
  };
  const start = (program: URL) => SetRenderer.start(set, new Set([SECTION]), { ...settings, program });
  const federated = await start(new URL('../dist/render/render.cjs', import.meta.url));
  const plain = await start(buildPlain());
  const request = { pathname: PAGE, search: '', match: pageMatcher(set)(PAGE), requestId: 'bench' };
  const measure = (renderer: SetRenderer) => eachSecond(() => renderer.render(request));

  await measure(federated);
  await measure(plain);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? federated : plain;
    const second = first === federated ? plain : federated;
    const [a, b] = [await measure(first), await measure(second)];
    ratios.push(first === federated ? a / b : b / a);
  }
  await Promise.all([federated.close(), plain.close()]);
  return ratios;
};
