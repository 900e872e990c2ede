import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import type { Vehicle } from '@sgc/contract/catalog';
import type { PageContext } from '@sgc/contract/section';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { vehicleSeo } from './vehicle.seo.ts';

const seoOf = (vehicle: Vehicle) =>
  vehicleSeo(
    {
      params: { id: 'asked-for' },
      search: new URLSearchParams(),
      queryCache: { getQueryData: () => ({ kind: 'ok', data: vehicle }) } as unknown as PageContext['queryCache'],
      api: fetch,
      business: DEFAULT_BUSINESS_PROFILE,
    },
    'ok',
  );

test('the canonical address holds the id of the vehicle, not the one that was asked for', () => {
  expect(seoOf(sampleVehicle({ id: 'ev-city' })).canonicalPath).toBe('/vehicle/ev-city');
});

test.each(['', ' \n'])('a cart described by %j is described by what it is', (description) => {
  const seo = seoOf(sampleVehicle({ name: 'Rover', brand: 'Denago', description }));
  expect(seo.description).toContain('Rover, an electric golf cart of Denago.');
  expect(seo.subjects?.[0]).toMatchObject({ description: 'Rover, an electric golf cart of Denago.' });
});

test('a price of its own is an offer with availability and condition', () => {
  const seo = seoOf(sampleVehicle({ priceKind: 'as-equipped', price: 12_995, inStock: true, isNew: false }));
  expect(seo.product).toEqual({ price: 12_995, availability: 'in stock', condition: 'used' });
  expect(seo.subjects?.[0]).toMatchObject({
    kind: 'product',
    offer: { price: 12_995, availability: 'in stock', condition: 'used' },
  });
});

test('where a series starts is no offer', () => {
  const seo = seoOf(sampleVehicle({ priceKind: 'series-from' }));
  expect(seo.product).toBeUndefined();
  expect(seo.subjects?.[0]).not.toHaveProperty('offer');
});

test('a stocked cart and the model it is of have different titles', () => {
  const stocked = seoOf(sampleVehicle({ name: 'EV CITY', priceKind: 'as-equipped' }));
  expect(stocked.title).not.toBe(seoOf(sampleVehicle({ name: 'EV CITY' })).title);
});
