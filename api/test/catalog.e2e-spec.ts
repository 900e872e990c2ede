import { revisionsSchema } from '@sgc/contract/api';
import { vehicleListSchema, vehicleSchema } from '@sgc/contract/catalog';
import { startApi, type TestApi } from './setup/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const revision = async (): Promise<string> => {
  const answer = await fetch(`${api.url}/api/revisions`);
  return revisionsSchema.parse(await answer.json()).catalog;
};

/** The list as PostgreSQL holds it: a busy machine needs longer for a long one than a reader waits, who has the list before then. */
const freshList = async (): Promise<Response> => {
  const answer = await fetch(`${api.url}/api/vehicles`);
  return answer.headers.has('cache-status') ? freshList() : answer;
};

describe('GET /api/vehicles', () => {
  test('answers the seeded catalog, featured carts first', async () => {
    const answer = await fetch(`${api.url}/api/vehicles`);
    expect(answer.status).toBe(200);
    const vehicles = vehicleListSchema.parse(await answer.json());
    expect(vehicles.map(({ id }) => id).slice(0, 3)).toEqual([
      'evolution-d5-maverick-4-plus',
      'evolution-d6-max-xt4',
      'denago-ev-city',
    ]);
    expect(vehicles).toHaveLength(32);
  });

  test('an unchanged list costs a 304, also with a weakened tag', async () => {
    const tag = (await fetch(`${api.url}/api/vehicles`)).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await fetch(`${api.url}/api/vehicles`, { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
  });

  test('answers 10,000 vehicles whole and in order', async () => {
    await api.query(`
      INSERT INTO vehicle (id, name, description, price_cents, price_kind, brand, category, in_stock, is_new)
      SELECT 'bulk-' || n, 'Cart ' || n, 'One of many', 899500, 'as-equipped', 'Denago', 'rover', true, false
      FROM generate_series(1, 10000) AS n`);
    try {
      const vehicles = vehicleListSchema.parse(await (await freshList()).json());
      expect(vehicles).toHaveLength(10_032);
      expect(new Set(vehicles.map(({ id }) => id)).size).toBe(10_032);
      expect(vehicles.at(-1)?.id).toBe('bulk-10000');
    } finally {
      await api.query("DELETE FROM vehicle WHERE id LIKE 'bulk-%'");
    }
  });

  const ids = async (search: string): Promise<string[]> =>
    vehicleListSchema.parse(await (await fetch(`${api.url}/api/vehicles?${search}`)).json()).map(({ id }) => id);

  test('can be narrowed', async () => {
    const all = vehicleListSchema.parse(await (await fetch(`${api.url}/api/vehicles`)).json());
    const featured = all.filter(({ priceKind }) => priceKind === 'as-equipped').map(({ id }) => id);
    expect(await ids('kind=stocked-cart&inStock=true&limit=2')).toEqual(featured.slice(0, 2));
    expect(await ids('kind=stocked-cart&inStock=false')).toEqual([]);
    const lineup = all.filter(({ brand, priceKind }) => brand === 'Denago' && priceKind !== 'as-equipped');
    expect(await ids('brand=DENAGO&kind=lineup-model')).toEqual(lineup.map(({ id }) => id));
  });

  test('a part that has not changed costs a 304', async () => {
    const address = `${api.url}/api/vehicles?limit=3`;
    const tag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test.each([
    ['limit=0', 'limit', 'must be a number from 1 to 100'],
    ['limit=1e9', 'limit', 'must be a number from 1 to 100'],
    ['limit=1&limit=2', 'limit', 'must be given once'],
    ['kind=used', 'kind', 'must be stocked-cart or lineup-model'],
    ['inStock=maybe', 'inStock', 'must be true or false'],
    ["brand=' OR 1=1--", 'brand', 'must name a brand'],
    ['brand=%00', 'brand', 'must name a brand'],
    ['sort=price', '', 'unknown: sort'],
  ])('%s is refused by name', async (search, field, message) => {
    const answer = await fetch(`${api.url}/api/vehicles?${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'The list cannot be narrowed like this',
      details: [{ field, message }],
    });
  });

  test('an empty catalog is an empty list', async () => {
    await api.query('CREATE TABLE parked AS TABLE vehicle');
    await api.query('TRUNCATE vehicle');
    expect(await (await fetch(`${api.url}/api/vehicles`)).json()).toEqual([]);
    await api.query('INSERT INTO vehicle TABLE parked');
    await api.query('DROP TABLE parked');
  });
});

describe('GET /api/vehicles/{id}', () => {
  const read = async (id: string): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${api.url}/api/vehicles/${id}`);
    return { status: answer.status, body: await answer.json() };
  };

  test('answers one vehicle, its price in dollars', async () => {
    const { status, body } = await read('evolution-d6-max-xt4');
    expect(status).toBe(200);
    expect(vehicleSchema.parse(body)).toMatchObject({ price: 16_995, priceKind: 'as-equipped', inStock: true });
  });

  test.each([
    ['evolution-classic-2-pro', 'classic-2-pro'],
    ['denago-nomad-xl', 'nomad-xl'],
    ['d5-ranger-2+2', 'd5-ranger-2-2'],
    ['D5-RANGER-4-PLUS', 'd5-ranger-4-plus'],
    ['denago-ev-city', 'denago-ev-city'],
    ['ev-city', 'ev-city'],
  ])('%s means %s', async (asked, meant) => {
    expect((await read(asked)).body).toMatchObject({ id: meant });
  });

  test.each([
    'nope',
    'denago-',
    'evolution-evolution-ev-city',
    '%00',
    '%F0%9F%9B%BA',
    "'%20OR%201=1--",
    '..%2f..',
    'x'.repeat(900),
  ])('%s is not found', async (id) => {
    expect(await read(id)).toEqual({ status: 404, body: { error: 'Vehicle not found' } });
  });
});

describe('the revision', () => {
  test.each([
    ['an update', "UPDATE vehicle SET in_stock = false WHERE id = 'denago-ev-city'"],
    [
      'an insertion',
      "INSERT INTO vehicle SELECT 'copy', 900, name, description, 1, price_kind, brand, series, category, images, in_stock, is_new, features, specifications, external_url FROM vehicle LIMIT 1",
    ],
    ['a deletion', "DELETE FROM vehicle WHERE id = 'copy'"],
  ])('changes with %s by any program', async (_, statement) => {
    const before = await revision();
    expect(await revision()).toBe(before);
    await api.query(statement);
    expect(await revision()).not.toBe(before);
  });

  test('is dated: the list says when it last changed', async () => {
    const changedAt = async () =>
      Date.parse((await fetch(`${api.url}/api/vehicles`)).headers.get('last-modified') ?? '');
    await api.query("UPDATE data_revision SET changed_at = '2026-01-01' WHERE tag = 'catalog'");
    expect(await changedAt()).toBe(Date.parse('2026-01-01'));
    await api.query("UPDATE vehicle SET in_stock = true WHERE id = 'denago-ev-city'");
    expect(await changedAt()).toBeGreaterThan(Date.parse('2026-01-02'));
  });

  test('is not seen before the change is committed', async () => {
    const before = await revision();
    await api.query('BEGIN');
    await api.query("UPDATE vehicle SET is_new = false WHERE id = 'ev-city'");
    expect(await revision()).toBe(before);
    await api.query('COMMIT');
    expect(await revision()).not.toBe(before);
    const vehicle = await (await fetch(`${api.url}/api/vehicles/ev-city`)).json();
    expect(vehicle).toMatchObject({ isNew: false });
  });
});
