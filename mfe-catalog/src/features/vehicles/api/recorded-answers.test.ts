import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchVehicle } from './vehicle.ts';
import { fetchVehicles } from './vehicle-list.ts';

const RECORDED = join(__dirname, '../../../../../packages/contract/recorded');

const recorded = (name: string) => JSON.parse(readFileSync(join(RECORDED, `${name}.json`), 'utf8'));

test('answers of the API in use are understood whole', async () => {
  const vehicles = recorded('vehicles');
  expect(await fetchVehicles(async () => Response.json(vehicles))).toEqual(vehicles);
  expect(await fetchVehicle(async () => Response.json(vehicles[0]), vehicles[0].id)).toEqual(vehicles[0]);
});

test('its answer for a vehicle that there is not is one, and no failure', async () => {
  const answer = async () => Response.json(recorded('vehicle-not-found'), { status: 404 });
  expect(await fetchVehicle(answer, 'none')).toBeUndefined();
});
