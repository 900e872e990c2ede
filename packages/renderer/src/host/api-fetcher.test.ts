import { apiPath } from './api-fetcher.ts';

test.each([
  ['/api/vehicles?kind=new', '/api/vehicles?kind=new'],
  ['/api/./vehicles', '/api/vehicles'],
])('a page may ask for %s', (asked, path) => {
  expect(apiPath(asked)).toBe(path);
});

test.each([
  '/health',
  '/api/../internal',
  '/api/%2e%2e/internal',
  '//evil.example/api/',
  '/\\evil.example/api/',
  'http://evil.example/api/',
  'api/x',
  '',
])('a page may not ask for "%s"', (asked) => {
  expect(apiPath(asked)).toBeUndefined();
});
