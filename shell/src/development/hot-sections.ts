import type { Built } from '@sgc/contract/development';
import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { hotContainer } from './hot.ts';
import { swapStyles } from './swap-styles.ts';
import { tellFailure } from './tell-failures.ts';

/** Loads the page on the screen anew; `before` runs when its code is here, and before React sees it. */
export type ShowAgain = (before: () => void) => Promise<void>;

/** Replaces the code of sections in an open page, one build after the other. */
export class HotSections {
  readonly #showAgain: ShowAgain;
  #working: Promise<void>;
  /** Of the document: code that cannot be replaced in place comes with the next one. */
  readonly #set = document.documentElement.getAttribute(RELEASE_SET_ATTRIBUTE);
  #needsDocument = false;

  /** @param ready settles when React has taken over: components that are replaced before are lost to it. */
  constructor(showAgain: ShowAgain, ready: Promise<unknown>) {
    this.#showAgain = showAgain;
    this.#working = ready.then(() => undefined);
  }

  built(built: Built): void {
    if (hotContainer(built.section) === undefined) return;
    this.#working = this.#working.then(() => this.#replace(built));
  }

  /** The server renders with another set: its documents hold the code that could not be replaced here. */
  live(set: string): void {
    void this.#working.then(() => {
      if (this.#needsDocument && set !== this.#set) location.reload();
    });
  }

  async #replace({ section, hash, styles }: Built): Promise<void> {
    const container = hotContainer(section);
    if (container === undefined || this.#needsDocument) return;
    try {
      const { hot } = (await container.get('./hot'))();
      const before = (await container.get('./section'))().section;
      await swapStyles(styles);
      while (hot.hash() !== hash) {
        if (await hot.update()) continue;
        this.#needsDocument = true;
        return;
      }
      // A table of contents that was replaced brings other loaders, or modules that they are made of.
      if ((await container.get('./section'))().section !== before) await this.#showAgain(() => hot.refresh());
    } catch (error) {
      this.#needsDocument = true;
      tellFailure('browser', section, error);
    }
  }
}
