import { unlistedPaths } from './asked-paths.ts';

const USE = [
  { method: 'GET', path: '/api/vehicles' },
  { method: 'GET', path: '/api/vehicles/{id}' },
] as const;

test('paths that a section lists are left alone, however they are quoted', () => {
  const code = 'get("/api/vehicles"), get(`/api/vehicles?`), get(\'/api/vehicles/{id}\'.replace("{id}", id))';
  expect(unlistedPaths(code, USE)).toEqual([]);
});

test('a path that is not listed is told once, and so is one that is put together of pieces', () => {
  const code = 'get("/api/contact"), get("/api/contact"), get(`/api/vehicles/` + id), text("see /api/docs")';
  expect(unlistedPaths(code, USE)).toEqual(['/api/contact', '/api/vehicles/']);
});
