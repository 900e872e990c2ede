import { Refusal } from '@sgc/release-format';
import type { Page } from 'playwright-core';

/** Text of a page that is hard to read. */
interface FaintText {
  /** A selector. */
  readonly place: string;
  /** The contrast that it has and needs. */
  readonly reason: string;
}

/** Runs in a page: text of its main part that has less contrast than level AA of WCAG asks for. */
const FAINT_TEXTS = `axe
  .run('main', { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })
  .then(({ violations }) =>
    violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => ({ place: target.join(' '), reason: any[0]?.message ?? 'its contrast is low' })),
    ),
  )`;

/** How well the text of pages can be read, as a browser paints it. */
export class ContrastCheck {
  readonly #found = new Map<string, readonly FaintText[]>();

  /** Looks at a page before code of its section runs; once is enough. */
  async look(address: string, page: Page): Promise<void> {
    if (this.#found.has(address)) return;
    this.#found.set(address, []);
    const { default: axe } = await import('axe-core');
    await page.evaluate(axe.source);
    this.#found.set(address, await page.evaluate<FaintText[]>(FAINT_TEXTS));
  }

  /**
   * Checks the texts that were seen.
   * @throws Refusal
   */
  check(): void {
    for (const [address, [first, ...others]] of this.#found) {
      if (first === undefined) continue;
      const more = others.length === 0 ? '' : `, and ${others.length} more places`;
      throw new Refusal(
        'contrast',
        `${address} shows text that is hard to read in ${first.place}: ${first.reason}${more}; take colours of the tokens that go together`,
      );
    }
  }
}
