import type { TriedPage } from '@sgc/renderer/host';
import type { PageFacts } from '../look/page-facts.ts';
import type { SeenPage } from './seen-pages.ts';

const NOTHING: PageFacts = { headings: [], loads: [], frames: [], inline: [], links: [], ids: [] };

/** The page `/a` of mfe-a, with a test's facts of its HTML. */
export const seenPage = (facts: Partial<PageFacts>): SeenPage => ({
  page: {
    address: '/a',
    match: { owner: 'mfe-a', page: 'a', params: {}, search: [] },
    requestId: 'tried-1',
    rendered: { kind: 'page' } as TriedPage['rendered'],
  },
  facts: { ...NOTHING, ...facts },
});
