import { RECORDED_CONTRACTS } from '@sgc/contract/testing';
import { fetchVehicle } from './vehicle.ts';
import { fetchSomeVehicles, fetchVehicles } from './vehicle-list.ts';

test.each(RECORDED_CONTRACTS.map((contract) => [contract.version, contract] as const))(
  'answers of the API of %s are understood whole',
  async (_, { api, exchanges }) => {
    const recorded = (path: string): unknown => exchanges.find(({ request }) => request.path === path)?.answer.body;
    expect(await fetchVehicle(api, 'rover-xl6')).toEqual(recorded('/api/vehicles/rover-xl6'));
    expect(await fetchSomeVehicles(api, { kind: 'stocked-cart', brand: 'Denago', limit: '1' })).toEqual(
      recorded('/api/vehicles?kind=stocked-cart&brand=Denago&limit=1'),
    );
    const vehicles = exchanges.filter(({ name }) => name.startsWith('the vehicle ')).map(({ answer }) => answer.body);
    expect(vehicles).toHaveLength(4);
    expect(await fetchVehicles(async () => Response.json(vehicles))).toEqual(vehicles);
    expect(await fetchVehicle(api, 'none')).toBeUndefined();
  },
);
