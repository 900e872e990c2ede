import Validator from '@adobe/structured-data-validator';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ghostFacts } from './ghost-facts.ts';
import { listedPages, UNLISTED_PAGES } from './listed-pages.ts';
import { type GraphNode, graphSchema } from './node-schemas.ts';

// A trace of eighty pages would take longer than reading them.
test.use({ javaScriptEnabled: false, trace: 'off' });

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

interface Described {
  readonly path: string;
  readonly text: string;
  readonly links: ReadonlySet<string>;
  readonly canonical: string | undefined;
  readonly graph: readonly GraphNode[];
}

const describe = async (page: Page, path: string): Promise<Described> => {
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

test('no page says to search engines what it does not say to people, and every graph is whole and valid', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  test.setTimeout(180_000);
  const listed = await listedPages(request);
  expect(listed.length).toBeGreaterThan(70);
  const types = new Map<string, Set<string>>();
  for (const path of [...listed, ...UNLISTED_PAGES]) {
    const described = await describe(page, path);
    const { text, links, canonical, graph } = described;
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

    for (const { '@type': type } of graph) types.set(type, (types.get(type) ?? new Set()).add(path));
  }
  // Each kind where it belongs, and nowhere else.
  const everywhere = listed.length + UNLISTED_PAGES.length;
  const municipalities = listed.filter((path) => path.endsWith('-golf-carts'));
  const placed = [...(types.get('City') ?? []), ...(types.get('AdministrativeArea') ?? [])];
  expect(types.get('Organization')?.size).toBe(everywhere);
  expect(placed.sort()).toEqual(municipalities.sort());
  expect([...(types.get('Brand') ?? [])].sort()).toEqual(['/denago', '/evolution']);
  expect([...(types.get('FAQPage') ?? [])].sort()).toEqual(['/rentals', '/services']);
  expect([...(types.get('HowTo') ?? [])]).toEqual(['/rentals']);
  expect([...(types.get('Service') ?? [])].sort()).toEqual(
    ['/financing', '/rentals', '/services', ...municipalities].sort(),
  );
  const vehicles = listed.filter((path) => path.startsWith('/vehicle/'));
  expect([...(types.get('Product') ?? [])].sort()).toEqual(['/denago', '/evolution', ...vehicles].sort());
  expect(types.get('BreadcrumbList')?.size).toBe(listed.length - 1);
  expect(types.has('Review')).toBe(false);
  expect(types.has('Event')).toBe(false);
});

test('the check knows a ghost when it sees one', () => {
  const page = {
    text: 'a cart for $9,995, open mon-fri 9am-5pm',
    links: new Set<string>(),
    origin: 'https://site.example',
  };
  expect(
    ghostFacts({ name: 'A cart', price: 9995, dayOfWeek: 'https://schema.org/Wednesday', opens: '09:00' }, page),
  ).toEqual([]);
  expect(
    ghostFacts(
      {
        name: 'Another cart',
        price: 9994,
        dayOfWeek: 'https://schema.org/Sunday',
        closes: '18:00',
        sameAs: 'https://elsewhere.example/',
      },
      page,
    ),
  ).toHaveLength(5);
});
