import { Refusal } from '@sgc/release-format';
import { describeSample, type PageDescription, type Sample, type SetRenderer, samplesOf } from '@sgc/renderer/host';
import { type PageMatcher, pageMatcher } from '@sgc/renderer/set';
import type { LiveSet } from '../set/candidate.ts';
import type { Activated } from '../trial/activation.ts';
import { KnownPages } from '../trial/known-pages.ts';

/** A sample of a page with its description. */
export interface DescribedSample extends Sample {
  readonly description: PageDescription;
}

const nameOf = ({ address, match }: DescribedSample): string => `${address} (${match.owner})`;

/** Properties that two listed pages may not have in common, in the words of a refusal. */
const UNIQUE: readonly [what: string, of: (description: PageDescription) => string | undefined][] = [
  ['canonical address', ({ canonicalPath }) => canonicalPath],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
];

const checkUnique = (samples: readonly DescribedSample[]): void => {
  for (const [what, of] of UNIQUE) {
    const said = new Map<string, DescribedSample>();
    for (const sample of samples) {
      const value = of(sample.description);
      if (value === undefined) continue;
      const other = said.get(value);
      if (other !== undefined) {
        throw new Refusal('descriptions', `${nameOf(other)} and ${nameOf(sample)} have the same ${what} "${value}"`);
      }
      said.set(value, sample);
    }
  }
};

const checkCanonical = (sample: DescribedSample, matchOf: PageMatcher): void => {
  const { canonicalPath } = sample.description;
  if (canonicalPath === undefined) {
    throw new Refusal('descriptions', `${nameOf(sample)} may be listed, but names no canonical address`);
  }
  const owner = matchOf(canonicalPath);
  if (owner === undefined) {
    throw new Refusal('descriptions', `${nameOf(sample)} gives ${canonicalPath} as its address, which nobody shows`);
  }
  if (owner.owner !== sample.match.owner || owner.page !== sample.match.page) {
    throw new Refusal(
      'descriptions',
      `${nameOf(sample)} gives ${canonicalPath} as its address, which shows ${owner.page} of ${owner.owner}`,
    );
  }
};

/**
 * Checks that search engines can tell the pages of a set apart: no two say the same of themselves, and each stands
 * under an address of its own. Pages that are not there now, or are not listed, are left alone.
 * @throws Refusal that names the pages
 */
export const checkDescriptions = (samples: readonly DescribedSample[], matchOf: PageMatcher): void => {
  const listed = samples.filter(({ description }) => description.isListed);
  for (const sample of listed) checkCanonical(sample, matchOf);
  checkUnique(listed);
};

/** Samples whose descriptions are remembered for later trials. */
const MOST_KNOWN = 5000;

/** Checks the descriptions of the pages of sets that run. */
export class DescriptionCheck {
  readonly #known = new KnownPages<PageDescription>(MOST_KNOWN);
  readonly #samples = new WeakMap<SetRenderer, readonly DescribedSample[]>();

  /** @throws Refusal that names the pages */
  readonly check = async (activated: Activated): Promise<void> => {
    const samples = await this.#describe(activated);
    this.#samples.set(activated.renderer, samples);
    checkDescriptions(samples, pageMatcher(activated.renderer.set));
  };

  /** Keeps the descriptions for later trials; for a trial whose release held. */
  remember(renderer: SetRenderer): void {
    const known = this.#known.in(renderer.set);
    for (const { address, description } of this.#samples.get(renderer) ?? []) known.learn(address, description);
  }

  /** Asks the pages of the live set beforehand. One that fails is asked again by the next trial, which waits for it. */
  async learn(live: LiveSet): Promise<void> {
    const known = this.#known.in(live.set);
    for (const sample of samplesOf(live)) {
      if (known.of(sample.address) !== undefined) continue;
      const description = await describeSample(live, sample).catch(() => undefined);
      if (description !== undefined) known.learn(sample.address, description);
    }
  }

  /**
   * Collects the descriptions of a set's pages: those of pages that were tried, or have not changed since an earlier trial, are
   * known; the others are asked for, which runs none of the components.
   */
  async #describe({ renderer, tried }: Activated): Promise<DescribedSample[]> {
    const known = this.#known.in(renderer.set);
    const renderings = new Map(tried.map(({ address, rendered }) => [address, rendered]));
    const samples: DescribedSample[] = [];
    for (const sample of samplesOf(renderer)) {
      const rendered = renderings.get(sample.address);
      const description =
        rendered?.kind === 'page'
          ? rendered.description
          : (known.of(sample.address) ?? (await describeSample(renderer, sample)));
      if (description !== undefined) samples.push({ ...sample, description });
    }
    return samples;
  }
}
