import type { PageLooks } from './look/page-looks.ts';
import type { DescriptionCheck } from './pages/descriptions.ts';
import type { LiveRenderer } from './trial/live-renderer.ts';

/** What trials use one after the other. */
export interface TrialMeans {
  readonly live: LiveRenderer;
  readonly looks: PageLooks;
  readonly descriptions: DescriptionCheck;
}

/**
 * Prepares what the next trial needs, as far as it is not there: the live set, what its pages say of themselves, the code of looks.
 * @param versions the live ones, by section.
 */
export const getReady = async (
  { live, looks, descriptions }: TrialMeans,
  versions: Readonly<Record<string, string>>,
): Promise<void> => {
  looks.getReady({ judges: true });
  await descriptions.learn(await live.get(versions));
};
