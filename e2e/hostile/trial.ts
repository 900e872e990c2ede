import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADDRESSES } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { releaseSet, type StoredRelease, shellDescriptorSchema } from '@sgc/release-format';
import { MODE, readRelease } from '@sgc/release-format/testing';
import { DEFAULT_RENDER_LIMITS, RenderFailure, type RenderSettings, SetRenderer } from '@sgc/renderer/host';
import { pageMatcher } from '@sgc/renderer/set';
import { pino } from 'pino';
import { BAD, type Expected, NOTHING } from './attempt.ts';

const ROOT = join(import.meta.dirname, '../..');

export const HOSTILE = 'mfe-eco';

/** The page of the hostile section, as a visitor asks for it who meets what no trial met. */
const BAD_PAGE = `${ADDRESSES.ecoImpact}?${MODE}=${BAD}`;

/** Pages of everybody else. */
const OTHERS = ['/', '/no-such-page'];

/** A set that cannot be loaded is known soon enough: nobody waits for it. */
const BOOT_MS = 3000;

const SETTINGS: RenderSettings = {
  program: pathToFileURL(join(ROOT, 'shell/dist/render/render.cjs')),
  business: DEFAULT_BUSINESS_PROFILE,
  api: async () => ({ status: 503, headers: {}, body: new Uint8Array() }),
  development: false,
  reportShare: 1,
  limits: { ...DEFAULT_RENDER_LIMITS, bootMs: BOOT_MS },
  log: pino({ level: 'silent' }),
};

/** The folder that a section's build wrote. */
export const builtRelease = (section: string): string => join(ROOT, section, 'dist/release');

const setOf = (releases: readonly StoredRelease[]) =>
  releaseSet(
    shellDescriptorSchema.parse(JSON.parse(readFileSync(join(ROOT, 'shell/dist/shell.json'), 'utf8'))),
    releases,
  );

/** What visitors saw while a hostile release was tried, and after it had gone live. */
export interface Seen {
  readonly outcome: Expected | string;
  /** In the program's own words. */
  readonly said: string;
  /** The slowest page of the set that was live meanwhile, in milliseconds. */
  readonly slowestElsewhereMs: number;
  /** The slowest page of others in the hostile set itself. */
  readonly slowestBesideMs: number;
}

const render = (renderer: SetRenderer, address: string) => {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  return renderer.render({ pathname, search, match: pageMatcher(renderer.set)(pathname), requestId: 'hostile' });
};

/** Asks for other people's pages again and again; one that fails took for ever. */
const visitOthers = (renderer: SetRenderer) => {
  let stopped = false;
  const visits = (async () => {
    let slowest = 0;
    do {
      for (const address of OTHERS) {
        const started = performance.now();
        const wasShown = await render(renderer, address).then(
          () => true,
          () => false,
        );
        slowest = Math.max(slowest, wasShown ? performance.now() - started : Number.POSITIVE_INFINITY);
      }
    } while (!stopped);
    return slowest;
  })();
  return (): Promise<number> => {
    stopped = true;
    return visits;
  };
};

const text = (html: Uint8Array): string => new TextDecoder().decode(html);

const outcomeOf = async (renderer: SetRenderer): Promise<{ outcome: string; said: string }> => {
  try {
    const rendered = await render(renderer, BAD_PAGE);
    if (rendered.kind !== 'page') return { outcome: 'went through', said: `leads to ${rendered.location}` };
    if (text(rendered.html).includes(NOTHING)) return { outcome: 'finds nothing', said: '' };
    return { outcome: 'went through', said: 'the page was rendered' };
  } catch (error) {
    if (!(error instanceof RenderFailure)) throw error;
    const isNamed = !error.innocent && error.section === HOSTILE && error.version !== undefined;
    return { outcome: isNamed ? 'fails alone' : 'fails and nobody is named', said: error.message };
  }
};

/** Tries hostile releases beside a set that is live. */
export class Trials {
  readonly #live: SetRenderer;
  readonly #others: readonly StoredRelease[];

  private constructor(live: SetRenderer, others: readonly StoredRelease[]) {
    this.#live = live;
    this.#others = others;
  }

  static async open(): Promise<Trials> {
    const others = ['mfe-catalog', 'mfe-content', 'mfe-leads'].map((section) => readRelease(builtRelease(section)));
    const set = setOf([...others, readRelease(builtRelease(HOSTILE))]);
    return new Trials(await SetRenderer.start(set, new Set(), SETTINGS), others);
  }

  /** Publishes a hostile release and looks at what comes of it. */
  async try(release: StoredRelease): Promise<Seen> {
    const stopElsewhere = visitOthers(this.#live);
    const tried = await this.#tryBeside(release);
    return { ...tried, slowestElsewhereMs: await stopElsewhere() };
  }

  async #tryBeside(release: StoredRelease): Promise<Omit<Seen, 'slowestElsewhereMs'>> {
    const set = setOf([...this.#others, release]);
    let renderer: SetRenderer;
    try {
      renderer = await SetRenderer.start(set, new Set([HOSTILE]), SETTINGS);
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      return { outcome: 'refused', said: error.message, slowestBesideMs: 0 };
    }
    const stopBeside = visitOthers(renderer);
    try {
      const { outcome, said } = await outcomeOf(renderer);
      return { outcome, said, slowestBesideMs: await stopBeside() };
    } finally {
      await renderer.close();
    }
  }

  async close(): Promise<void> {
    await this.#live.close();
  }
}
