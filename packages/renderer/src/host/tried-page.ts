import { Refusal } from '@sgc/release-format';
import type { PageDescription, RenderedPage, RenderedRedirect, RendererReady } from '../messages.ts';
import { type PageMatch, pageAt } from '../set/page-match.ts';
import { RenderFailure } from './render-failure.ts';
import type { SetRenderer } from './set-renderer.ts';

/** An address that tries a page. */
export interface Sample {
  readonly address: string;
  readonly match: PageMatch;
}

/** A page of a set, rendered at one of its samples. */
export interface TriedPage extends Sample {
  /** What the rendering was named to the API. */
  readonly requestId: string;
  readonly rendered: RenderedPage | RenderedRedirect;
}

const urlOf = (address: string): URL => new URL(address, 'http://sample.invalid');

/**
 * The samples of all pages of a set that runs.
 * @throws Refusal if one is no address of a page
 */
export const samplesOf = ({
  set,
  ready,
}: Pick<SetRenderer, 'set'> & { readonly ready: Pick<RendererReady, 'samples'> }): Sample[] => {
  return ready.samples.map((address) => {
    const match = pageAt(set, address);
    if (match === undefined) throw new Refusal('pages', `its sample ${address} is no address of a page`);
    return { address, match };
  });
};

/**
 * What one sample of a page says of itself, which runs none of its components; undefined if its address leads elsewhere.
 * @throws RenderFailure
 */
export const describeSample = (
  renderer: Pick<SetRenderer, 'describe'>,
  { address, match }: Sample,
): Promise<PageDescription | undefined> => {
  const { pathname, search } = urlOf(address);
  return renderer.describe({ pathname, search, match, requestId: 'activation' });
};

/**
 * Renders one sample of a page.
 * @param requestId names the rendering to the API.
 * @throws Refusal
 */
export const tryPage = async (
  renderer: Pick<SetRenderer, 'render'>,
  { address, match }: Sample,
  requestId = 'activation',
): Promise<TriedPage> => {
  const { pathname, search } = urlOf(address);
  try {
    return { address, match, requestId, rendered: await renderer.render({ pathname, search, match, requestId }) };
  } catch (error) {
    const { message } = error as Error;
    const mayPass = error instanceof RenderFailure && error.isLate;
    throw new Refusal('pages', `${address} could not be rendered: ${message}`, { mayPass });
  }
};
