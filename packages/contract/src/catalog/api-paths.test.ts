import { vehiclePath } from './api-paths.ts';

test.each([
  ['ev-city', '/api/vehicles/ev-city'],
  ['../contact', '/api/vehicles/..%2Fcontact'],
  ['$&?a=b#c', '/api/vehicles/%24%26%3Fa%3Db%23c'],
])('the id %s is one part of the path', (id, path) => {
  expect(vehiclePath(id)).toBe(path);
});
