import { startApi, type TestApi } from './setup/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the document describes every address, and each schema it refers to is there', async () => {
  const answer = await fetch(`${api.url}/api/openapi.json`);
  const document = JSON.parse(await answer.text());
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/api/vehicles',
    '/api/vehicles/{id}',
    '/api/contact',
    '/api/contact/form-token',
    '/api/contact/status',
    '/api/contact/calendar',
    '/api/revisions',
  ]);
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? '');
  expect(document.components.schemas.Vehicle.required).toContain('priceKind');
  expect(document.components.schemas.ContactMessage.properties.message.minLength).toBe(10);
});

test('the page is readable without scripts and asks nothing of others', async () => {
  const answer = await fetch(`${api.url}/api/docs`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain('POST /api/contact');
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  expect((await fetch(`${api.url}/api/docs.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
});
