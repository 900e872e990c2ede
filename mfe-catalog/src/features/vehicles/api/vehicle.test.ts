import fc from 'fast-check';
import { sampleVehicle } from '../../../../test/sample-vehicle.ts';
import { fetchVehicle } from './vehicle.ts';

test('an id of any bytes travels as one part of the path', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (id) => {
      const asked: string[] = [];
      await fetchVehicle(async (path) => {
        asked.push(path);
        return new Response('', { status: 404 });
      }, id);
      for (const path of asked) {
        const { pathname, search, hash } = new URL(path, 'http://api.example.com');
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(id);
        expect(search + hash).toBe('');
      }
    }),
  );
});

test.each(['.', '..', '', '   ', '🚗', 'a'.repeat(201)])('%j is nothing to ask for', async (id) => {
  await expect(fetchVehicle(() => Promise.reject(new Error('asked')), id)).resolves.toBeUndefined();
});

test('found, not found and no answer are three different things', async () => {
  const vehicle = sampleVehicle();
  await expect(fetchVehicle(async () => Response.json(vehicle), 'x')).resolves.toEqual(vehicle);
  await expect(fetchVehicle(async () => new Response('', { status: 404 }), 'x')).resolves.toBeUndefined();
  await expect(fetchVehicle(async () => new Response('', { status: 502 }), 'x')).rejects.toThrow('502');
  await expect(fetchVehicle(async () => Response.json({ id: 'x' }), 'x')).rejects.toThrow();
});
