import Validator from '@adobe/structured-data-validator';
import { expect, type Page } from '@playwright/test';
import { ghostFacts } from './ghost-facts.ts';
import { type GraphNode, graphSchema } from './node-schemas.ts';

/** What stands on the page that is shown. Runs in the browser, which runs no program of the page. */
const readPage = () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  return {
    text: document.body.innerText.toLowerCase().replaceAll(/\s+/g, ' '),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
  };
};

/** What a page tells people and what it tells search engines. */
export interface DescribedPage {
  readonly path: string;
  readonly text: string;
  readonly links: ReadonlySet<string>;
  readonly canonical: string | undefined;
  readonly graph: readonly GraphNode[];
}

/** Opens and reads a page, which runs no program. */
export const describePage = async (page: Page, path: string): Promise<DescribedPage> => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const { text, links, canonical, data } = await page.evaluate(readPage);
  expect(data, `${path} has one graph`).toHaveLength(1);
  const parsed = graphSchema.safeParse(JSON.parse(data[0] ?? ''));
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
  return { path, text, links: new Set(links), canonical, graph: parsed.data['@graph'] };
};

/** What Google's rules, as the published validator knows them, forbid. */
const validatorErrors = async (graph: readonly GraphNode[]): Promise<string[]> => {
  const byType: Record<string, unknown[]> = {};
  for (const node of graph) byType[node['@type']] = [...(byType[node['@type']] ?? []), structuredClone(node)];
  const issues = await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
};

const idsOf = (graph: readonly GraphNode[]): string[] => graph.flatMap((node) => ('@id' in node ? [node['@id']] : []));

/** Fails unless a page's graph says only what the page says, is valid and whole. */
export const checkData = async ({ path, text, links, canonical, graph }: DescribedPage): Promise<void> => {
  const origin = new URL(String(graph[0] && 'url' in graph[0] ? graph[0].url : '')).origin;
  expect(ghostFacts(graph, { text, links, origin }), path).toEqual([]);
  // A cart without a price of its own has no offer, however much a search engine would like one.
  const isOffered = !text.includes('series from');
  const errors = await validatorErrors(graph);
  expect(isOffered ? errors : errors.filter((error) => !/"?offers"?/.test(error)), path).toEqual([]);

  const ids = new Set(idsOf(graph));
  expect(ids.size, `${path} has each id once`).toBe(idsOf(graph).length);
  const referred = [...JSON.stringify(graph).matchAll(/\{"@id":"(https:\/\/[^"]+)"\}/g)].map(([, id = '']) => id);
  expect(
    referred.filter((id) => !ids.has(id)),
    path,
  ).toEqual([]);
  const site = graph.find((node) => node['@type'] === 'WebPage' || node['@type'] === 'FAQPage');
  expect(site && 'url' in site ? site.url : undefined, path).toBe(canonical);
};
