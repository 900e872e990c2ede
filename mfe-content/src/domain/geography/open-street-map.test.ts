import { embedAddress, mapAddress } from './open-street-map.ts';

const TAMAQUA = { name: 'Tamaqua', county: 'Schuylkill', lat: 40.8041, lng: -75.9266, radiusMiles: 3 };

test('the embedded map holds the place in its middle, with a marker', () => {
  const url = new URL(embedAddress(TAMAQUA));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('marker')).toBe('40.8041,-75.9266');
  const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(TAMAQUA.lng, 3);
  expect((south + north) / 2).toBeCloseTo(TAMAQUA.lat, 3);
  expect((north - south) * 69.1).toBeCloseTo(6, 1);
});

test('the link looks the place up by name and county', () => {
  expect(new URL(mapAddress(TAMAQUA)).searchParams.get('query')).toBe('Tamaqua, Schuylkill County, Pennsylvania');
});
