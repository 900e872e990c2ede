import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyRelease, wordOf } from '@sgc/build/testing';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { releaseSet, shellDescriptorSchema } from '@sgc/release-format';
import { apiFetcher, DEFAULT_RENDER_LIMITS, SetRenderer } from '@sgc/renderer/host';
import { pageMatcher } from '@sgc/renderer/set';
import { pino } from 'pino';
import { median } from '../figures.ts';

/** The cost of a shell with a number of sections. */
export interface Scale {
  /** From a new release of one section to a set that may go live, in milliseconds. */
  readonly activationMs: number;
  /** Processor time of it, which other load on the machine hardly changes. */
  readonly activationCpuMs: number;
  /** Memory of the process and its renderer, in megabytes, beyond what the process had before. */
  readonly memoryMb: number;
  /** Time to find the page of an address, in microseconds. */
  readonly matchUs: { readonly literal: number; readonly variable: number; readonly nowhere: number };
  /** Size of a page beside its text: import map, preloads and payload, compressed. */
  readonly manifestBytes: number;
}

const ROUNDS = 5;
const LOOKUPS = 20_000;

const text = (html: Uint8Array): string => new TextDecoder().decode(html);

/** The parts of a page that say which code it runs. */
const manifestOf = (html: string): string =>
  [
    ...html.matchAll(/<script type="importmap">.*?<\/script>|<link rel="modulepreload".*?>|"resolution":.*?\]\}/gs),
  ].join('\n');

const measureMatching = (matches: (pathname: string) => unknown, pathname: string): number => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (let times = 0; times < LOOKUPS; times += 1) matches(pathname);
    return ((performance.now() - started) / LOOKUPS) * 1000;
  });
  return median(rounds);
};

/** Renders what the registry tries of a section before it goes live. */
const renderSamples = async (renderer: SetRenderer, section: string): Promise<void> => {
  const matchOf = pageMatcher(renderer.set);
  for (const address of renderer.ready.samples) {
    const { pathname, search } = new URL(address, 'http://sample.invalid');
    const match = matchOf(pathname);
    if (match?.owner === section) await renderer.render({ pathname, search, match, requestId: 'bench' });
  }
};

const measure = async (release: string, folder: string, count: number): Promise<Scale> => {
  const dist = join(import.meta.dirname, '../../dist');
  const shell = shellDescriptorSchema.parse(JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
  const releases = await Promise.all(
    Array.from({ length: count }, (_, number) => copyRelease(release, join(folder, wordOf(number)), wordOf(number))),
  );
  const settings = {
    program: new URL('../../dist/render/render.cjs', import.meta.url),
    business: DEFAULT_BUSINESS_PROFILE,
    api: apiFetcher('http://127.0.0.1:9'),
    development: false,
    reportShare: 1,
    limits: DEFAULT_RENDER_LIMITS,
    log: pino({ level: 'silent' }),
  };
  const word = wordOf(count - 1);
  const changed = `mfe-${word}`;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const times: number[] = [];
  const cpu: number[] = [];
  let memory = 0;
  let manifest = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const set = releaseSet(shell, releases);
    const started = performance.now();
    const used = process.cpuUsage();
    const renderer = await SetRenderer.start(set, new Set([changed]), settings);
    await renderer.loadRest();
    await renderSamples(renderer, changed);
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    const inRenderer = renderer.usage;
    cpu.push((user + system) / 1000 + (inRenderer?.processorMs ?? 0));
    if (round === 0) memory = process.memoryUsage().rss - before + (inRenderer?.memoryBytes ?? 0);
    const pathname = `/${word}/page-7`;
    const rendered = await renderer.render({
      pathname,
      search: '',
      match: pageMatcher(set)(pathname),
      requestId: 'bench',
    });
    if (rendered.kind === 'page') manifest = manifestOf(text(rendered.html));
    await renderer.close();
  }
  const matches = pageMatcher(releaseSet(shell, releases));
  return {
    activationMs: median(times),
    activationCpuMs: median(cpu),
    memoryMb: memory / 1024 / 1024,
    matchUs: {
      literal: measureMatching(matches, `/${word}/page-7`),
      variable: measureMatching(matches, `/${word}/kind-1/any`),
      nowhere: measureMatching(matches, '/no/such-page'),
    },
    manifestBytes: brotliCompressSync(manifest).length,
  };
};

const [release = '', folder = '', count = ''] = process.argv.slice(2);
process.send?.(await measure(release, folder, Number(count)));
