import { expect, test } from '../../fixtures/test.ts';
import { checkData, describePage } from './described-page.ts';
import { ghostFacts } from './ghost-facts.ts';
import { listedPages, UNLISTED_PAGES } from './listed-pages.ts';

// A trace of eighty pages would take longer than reading them.
test.use({ javaScriptEnabled: false, trace: 'off' });

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
    const described = await describePage(page, path);
    await checkData(described);
    for (const { '@type': type } of described.graph) types.set(type, (types.get(type) ?? new Set()).add(path));
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
  expect([...(types.get('ItemList') ?? [])]).toEqual(['/inventory']);
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
