import { answered, type Gallery } from '@sgc/build/gallery';
import { vehicleListSchema } from '@sgc/contract/catalog';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { galleryServer } from '../../src/gallery/gallery-server.ts';
import { SectionPages } from '../../src/gallery/section-pages.ts';

const SECTION = 'mfe-catalog';

const CART = {
  id: 'ev-city',
  name: 'EV CITY',
  description: 'Two seats',
  price: 15_000,
  priceKind: 'starting-at',
  brand: 'Denago',
  category: 'city',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 2 },
};

const GALLERY: Gallery = [
  {
    address: '/inventory',
    asks: { '/api/vehicles': answered(vehicleListSchema, [CART]) },
    empty: { '/api/vehicles': answered(vehicleListSchema, []) },
  },
  { address: '/saved', asks: {}, kept: { 'saved-carts': '[</script>]' } },
];

let pages: SectionPages;
let server: FastifyInstance;

beforeAll(async () => {
  pages = await SectionPages.start(SECTION, GALLERY, pino({ level: 'silent' }));
  server = await galleryServer([SECTION], async () => pages);
}, 30_000);
afterAll(async () => {
  await server.close();
  await pages.close();
});

const get = (state: string, url: string) => server.inject({ url, headers: { host: `${state}.${SECTION}.localhost` } });

test.each([
  ['ok', 200, 'EV CITY'],
  ['empty', 200, 'Tell us which cart you want'],
  ['503', 503, 'Error loading vehicles: Failed to fetch vehicles: 503'],
])('in the state %s a page answers %i in its frame, and says what it knows', async (state, status, words) => {
  const { statusCode, body } = await get(state, '/inventory');
  expect(statusCode).toBe(status);
  expect(body).toContain(words);
  expect(body).toContain('<footer');
});

test('a page that waits is opened from another one, and the browser asks for its data', async () => {
  expect((await get('slow', '/inventory')).headers.location).toBe('/#/inventory');
  expect((await get('slow', '/')).body).toContain('link.click()');
  const answer = (state: string) => get(state, `/_shell/sets/${pages.set.id}/page?address=%2Finventory`);
  expect((await answer('slow')).json()).not.toHaveProperty('queries');
  expect((await answer('ok')).json()).toMatchObject({ resolution: { page: 'inventory' }, queries: expect.any(Object) });
});

test('the API answers browsers as it was recorded in the state that they look at', async () => {
  expect((await get('ok', '/api/vehicles')).json()).toEqual([CART]);
  expect((await get('empty', '/api/vehicles')).json()).toEqual([]);
  expect((await get('503', '/api/vehicles')).statusCode).toBe(503);
  expect((await get('ok', '/api/vehicles/none')).statusCode).toBe(404);
});

test('a page finds the values that the browser keeps, even if they hold the end of a script element', async () => {
  expect((await get('ok', '/saved')).body).toContain('[\\u003c/script>]');
  expect((await get('empty', '/saved')).body).not.toContain('saved-carts');
});

test('the list leads to each page in each of its states', async () => {
  const { body } = await server.inject({ url: '/', headers: { host: 'localhost:4410' } });
  expect(body.match(/http:[^"]+\/inventory(?=" target="_blank")/g)).toEqual(
    ['ok', 'empty', 'slow', '503'].map((state) => `http://${state}.${SECTION}.localhost:4410/inventory`),
  );
});

test.each(['elsewhere.localhost', 'ok.mfe-leads.localhost'])('%s is no place of the gallery', async (host) => {
  const { json } = await server.inject({ url: '/inventory', headers: { host } });
  expect(json()).toMatchObject({ message: expect.stringContaining('the list is at localhost') });
});
