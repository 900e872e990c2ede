import type { Vehicle } from '@sgc/contract/catalog';
import { askedVehicleId, askedVehicleQuery } from './asked-vehicle.query.ts';

const VEHICLE: Vehicle = {
  id: 'ev-city',
  name: 'EV CITY',
  description: '',
  price: 15_000,
  priceKind: 'starting-at',
  brand: 'Denago',
  category: 'city',
  images: [],
  inStock: true,
  isNew: false,
  features: [],
  specifications: {},
};

const ask = (response: Response) => askedVehicleQuery('ev-city', async () => response).queryFn();

test('an address names a vehicle by its id', () => {
  expect(askedVehicleId(new URLSearchParams('vehicle=ev-city'))).toBe('ev-city');
});

test.each(['', 'vehicle=', 'vehicle=../admin', 'vehicle=%3Cb%3E', `vehicle=${'a'.repeat(200)}`])(
  'an address with %j names none',
  (search) => {
    expect(askedVehicleId(new URLSearchParams(search))).toBeUndefined();
  },
);

test('the catalog knows it, does not know it, or cannot say', async () => {
  expect(await ask(Response.json(VEHICLE))).toEqual(VEHICLE);
  expect(await ask(Response.json({ error: 'Vehicle not found' }, { status: 404 }))).toBeNull();
  await expect(ask(Response.json({ error: 'down' }, { status: 503 }))).rejects.toThrow('HTTP error! status: 503');
  await expect(ask(Response.json({ id: 'ev-city' }))).rejects.toThrow();
});

test('a catalog that never answers does not hold the form up', async () => {
  const silent = askedVehicleQuery('ev-city', (_, init) => {
    const { signal } = init ?? {};
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  await expect(silent.queryFn()).rejects.toThrow(/timeout/i);
});
