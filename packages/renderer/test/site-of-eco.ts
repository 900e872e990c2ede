import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { releaseSet, type ShellDescriptor, type StoredRelease, shellDescriptorSchema } from '@sgc/release-format';
import { changedRelease, type InjectedCode, takingMode, withInjectedCode } from '@sgc/release-format/testing';
import { pino } from 'pino';
import {
  apiFetcher,
  DEFAULT_RENDER_LIMITS,
  type Rendered,
  type RenderFailure,
  type RenderLimits,
  type RenderSettings,
  SetRenderer,
} from '../src/host/index.ts';
import { pageMatcher } from '../src/set/index.ts';

const ROOT = join(__dirname, '../../..');

/** The built release that the others are changed copies of. */
const BASE = join(ROOT, 'mfe-eco/dist/release');

export const PAGE = '/eco-impact';

const shell = (): ShellDescriptor =>
  shellDescriptorSchema.parse(JSON.parse(readFileSync(join(ROOT, 'shell/dist/shell.json'), 'utf8')));

/** Renders sets of the built shell and of changed releases of mfe-eco, in real processes. */
export class SiteOfEco {
  readonly #folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  readonly #renderers: SetRenderer[] = [];
  #count = 0;

  /** A release that runs code where its team wrote none. */
  async release(code: InjectedCode): Promise<StoredRelease> {
    this.#count += 1;
    const directory = join(this.#folder, String(this.#count));
    return changedRelease(BASE, directory, {
      files: { [await this.serverEntry()]: withInjectedCode(code) },
      descriptor: takingMode,
    });
  }

  /** Path of the file that the base's server code is loaded from. */
  async serverEntry(): Promise<string> {
    return JSON.parse(readFileSync(join(BASE, 'release.json'), 'utf8')).serverEntry;
  }

  async start(release: StoredRelease, limits: Partial<RenderLimits> = {}, api?: RenderSettings['api']) {
    const settings: RenderSettings = {
      program: pathToFileURL(join(ROOT, 'shell/dist/render/render.cjs')),
      business: DEFAULT_BUSINESS_PROFILE,
      api: api ?? apiFetcher('http://127.0.0.1:9'),
      development: false,
      reportShare: 1,
      limits: { ...DEFAULT_RENDER_LIMITS, ...limits },
      log: pino({ level: 'silent' }),
    };
    const renderer = await SetRenderer.start(releaseSet(shell(), [release]), new Set(['mfe-eco']), settings);
    this.#renderers.push(renderer);
    return renderer;
  }

  async close(): Promise<void> {
    await Promise.all(this.#renderers.map((renderer) => renderer.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Asks for a page as a visitor's request would. */
export const ask = (renderer: SetRenderer, address: string): Promise<Rendered> => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const match = pageMatcher(renderer.set)(pathname);
  return renderer.render({ pathname, search, match, requestId: 'test' });
};

/** The page's HTML. */
export const html = async (renderer: SetRenderer, address: string): Promise<string> => {
  const rendered = await ask(renderer, address);
  if (rendered.kind !== 'page') throw new Error(`${address} is no page but a ${rendered.kind}`);
  return new TextDecoder().decode(rendered.html);
};

/** The failure of a page. */
export const failureOf = async (rendering: Promise<unknown>): Promise<RenderFailure> =>
  rendering.then(
    () => {
      throw new Error('it was rendered');
    },
    (error: RenderFailure) => error,
  );
