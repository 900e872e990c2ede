import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GALLERY_STATES, type Gallery, type GalleryState, galleryApi } from '@sgc/build/gallery';
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { parseDescriptor, type ReleaseSet, releaseSet, shellDescriptorSchema } from '@sgc/release-format';
import { type ApiFetcher, DEFAULT_RENDER_LIMITS, type Rendered, SetRenderer } from '@sgc/renderer/host';
import { type PageMatch, pageMatcher } from '@sgc/renderer/set';
import type { Logger } from 'pino';
import { ROOT } from '../root.ts';

const SHELL = join(ROOT, 'shell/dist');

const releaseOf = (section: string): string => join(ROOT, section, 'dist/release');

/** The folder of the files that browsers load of a section, or of the shell. */
export const clientFolder = (owner: string): string => join(owner === 'shell' ? SHELL : releaseOf(owner), 'client');

const readSet = async (section: string): Promise<ReleaseSet> => {
  const directory = releaseOf(section);
  const [shell, release] = await Promise.all([
    readFile(join(SHELL, 'shell.json'), 'utf8'),
    readFile(join(directory, 'release.json'), 'utf8'),
  ]);
  const descriptor = parseDescriptor(section, release);
  return releaseSet(shellDescriptorSchema.parse(JSON.parse(shell)), [{ descriptor, directory }]);
};

/** The API for pages that are rendered. A page that waits for a slow API is sent without its answer. */
const renderApi = (gallery: Gallery): ApiFetcher => {
  const apis = new Map<string, ReturnType<typeof galleryApi>>(
    GALLERY_STATES.map((state) => [state, galleryApi(gallery, state === 'slow' ? '503' : state)]),
  );
  return async (path, { requestId: state, signal }) => {
    const answer = await apis.get(state)?.(path, { signal });
    if (answer === undefined) throw new Error(`a page was rendered in the state ${state}, which there is not`);
    const body = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: { 'content-type': 'application/json' }, body };
  };
};

/** A page of a section, and its match in the set. */
export interface ShownPage {
  readonly match: PageMatch | undefined;
  readonly rendered: Rendered;
}

/** The pages of one section in the built shell's frame, with nothing behind them but recorded answers. */
export class SectionPages {
  readonly gallery: Gallery;
  readonly #renderer: SetRenderer;

  private constructor(gallery: Gallery, renderer: SetRenderer) {
    this.gallery = gallery;
    this.#renderer = renderer;
  }

  /** @throws if the section or the shell is not built. */
  static async start(section: string, gallery: Gallery, log: Logger): Promise<SectionPages> {
    const renderer = await SetRenderer.start(await readSet(section), new Set([section]), {
      program: pathToFileURL(join(SHELL, 'render/render.cjs')),
      business: DEFAULT_BUSINESS_PROFILE,
      api: renderApi(gallery),
      development: false,
      reportShare: 0,
      limits: DEFAULT_RENDER_LIMITS,
      log,
    });
    return new SectionPages(gallery, renderer);
  }

  /** The versions that the pages are made of. */
  get set(): ReleaseSet {
    return this.#renderer.set;
  }

  /** @throws RenderFailure */
  async show(target: string, state: GalleryState): Promise<ShownPage> {
    const { pathname, searchParams } = new URL(target, 'http://gallery.invalid');
    const match = pageMatcher(this.set)(pathname);
    const read = new URLSearchParams([...searchParams].filter(([name]) => match?.search.includes(name)));
    const search = read.size === 0 ? '' : `?${read}`;
    // The API gets only the id and the path of a request, so the id carries the state.
    return { match, rendered: await this.#renderer.render({ pathname, search, match, requestId: state }) };
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}
