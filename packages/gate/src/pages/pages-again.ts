import { type SetRenderer, type TriedPage, tryPage } from '@sgc/renderer/host';

/** Tried pages, each rendered once more with the data that it had: several checks look at that. */
export class PagesAgain {
  readonly #renderer: Pick<SetRenderer, 'render'>;
  readonly #again = new Map<TriedPage, TriedPage>();

  constructor(renderer: Pick<SetRenderer, 'render'>) {
    this.#renderer = renderer;
  }

  /** A page as it was when it was first rendered again. */
  async of(page: TriedPage): Promise<TriedPage> {
    return this.#again.get(page) ?? this.render(page);
  }

  /** Renders a page again. */
  async render(page: TriedPage): Promise<TriedPage> {
    const again = await tryPage(this.#renderer, page, page.requestId);
    if (!this.#again.has(page)) this.#again.set(page, again);
    return again;
  }
}
