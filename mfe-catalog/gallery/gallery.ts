import { answered, type Gallery, type RecordedAnswers, recorded } from '@sgc/build/gallery';
import { ADDRESSES, compareAddress, vehicleAddress } from '@sgc/contract/addresses';
import { type Vehicle, vehicleListSchema, vehicleSchema } from '@sgc/contract/catalog';
import vehicles from './answers/vehicles.json' with { type: 'json' };

const LIST = vehicleListSchema.parse(vehicles);

const NO_CARTS = answered(vehicleListSchema, []);
const NO_SUCH_CART = recorded('a vehicle that there is not');

const list = { '/api/vehicles': answered(vehicleListSchema, vehicles) };
const emptyList = { '/api/vehicles': NO_CARTS };

const cart = (id: string): Vehicle => {
  const found = LIST.find((vehicle) => vehicle.id === id);
  if (found === undefined) throw new Error(`no cart ${id} is recorded`);
  return found;
};

const carts = (...ids: readonly string[]): RecordedAnswers =>
  Object.fromEntries(ids.map((id) => [`/api/vehicles/${id}`, answered(vehicleSchema, cart(id))]));

const noneOf = (...ids: readonly string[]): RecordedAnswers =>
  Object.fromEntries(ids.map((id) => [`/api/vehicles/${id}`, NO_SUCH_CART]));

const lineup = (brand: string): RecordedAnswers => {
  const models = LIST.filter((vehicle) => vehicle.brand.toLowerCase() === brand && vehicle.priceKind !== 'as-equipped');
  return { [`/api/vehicles?kind=lineup-model&brand=${brand}`]: answered(vehicleListSchema, models) };
};

const emptyLineup = (brand: string): RecordedAnswers => ({
  [`/api/vehicles?kind=lineup-model&brand=${brand}`]: NO_CARTS,
});

/** Carts that are put side by side, and kept for later. */
const SOME = ['ev-city', 'ev-nomad', 'rover-xl6'] as const;

export const gallery: Gallery = [
  { address: ADDRESSES.inventory, asks: list, empty: emptyList },
  {
    address: vehicleAddress('ev-city'),
    asks: { ...list, ...carts('ev-city') },
    empty: { ...emptyList, ...noneOf('ev-city') },
  },
  { address: compareAddress(SOME), asks: carts(...SOME), empty: noneOf(...SOME) },
  {
    address: ADDRESSES.saved,
    asks: list,
    empty: emptyList,
    kept: { 'saved-carts': JSON.stringify(SOME.map((id) => ({ id, name: cart(id).name }))) },
  },
  {
    address: ADDRESSES.denago,
    asks: { ...list, ...lineup('denago') },
    empty: { ...emptyList, ...emptyLineup('denago') },
  },
  {
    address: ADDRESSES.evolution,
    asks: { ...list, ...lineup('evolution') },
    empty: { ...emptyList, ...emptyLineup('evolution') },
  },
];
