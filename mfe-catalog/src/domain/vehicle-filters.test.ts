import fc from 'fast-check';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import {
  ALL,
  type FilteredFacts,
  filterVehicles,
  NO_FILTERS,
  otherCategories,
  type VehicleFilters,
} from './vehicle-filters.ts';

/** Few letters, so that searches find something; İ and ß change their length with their case. */
const words = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'r', ' ', 'ß', 'İ', '🚗'), maxLength: 6 });
const category = fc.constantFrom('ranger', 'D5-Ranger', 'maverick', 'forester', 'turfman', 'Rover', 'rover-xl', 'city');
const price = fc.oneof(
  fc.constantFrom(0, 14_999, 14_999.99, 15_000, 15_000.01, 24_999.99, 25_000, 25_000.01),
  fc.nat({ max: 40_000 }),
);
const vehicle: fc.Arbitrary<FilteredFacts> = fc.record({
  name: words,
  description: words,
  brand: fc.constantFrom('Denago', 'DENAGO', 'Evolution', 'evolution', 'Evolution Plus', 'Other'),
  category,
  price,
});
const filters: fc.Arbitrary<VehicleFilters> = fc.record({
  search: fc.oneof(fc.constant(''), words),
  brand: fc.constantFrom(ALL, 'denago', 'evolution'),
  category: fc.constantFrom(ALL, 'ranger', 'maverick', 'forester', 'turfman', 'rover'),
  price: fc.constantFrom(ALL, 'under-15000', '15000-25000', 'over-25000'),
});

/** The specification's sentence, spelled out one condition after the other. */
const passes = (facts: FilteredFacts, wanted: VehicleFilters): boolean => {
  const found = (text: string) => text.toLowerCase().indexOf(wanted.search.toLowerCase()) !== -1;
  if (!found(facts.name) && !found(facts.description)) return false;
  if (wanted.brand !== 'all' && facts.brand.toUpperCase() !== wanted.brand.toUpperCase()) return false;
  if (wanted.category !== 'all' && facts.category.toLowerCase().split(wanted.category).length < 2) return false;
  switch (wanted.price) {
    case 'under-15000':
      return facts.price < 15_000;
    case '15000-25000':
      return !(facts.price < 15_000) && !(facts.price > 25_000);
    case 'over-25000':
      return facts.price > 25_000;
    default:
      return true;
  }
};

test('a vehicle passes exactly when all four conditions hold, in 100,000 cases', () => {
  fc.assert(
    fc.property(vehicle, filters, (facts, wanted) => {
      expect(filterVehicles([facts], wanted)).toEqual(passes(facts, wanted) ? [facts] : []);
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

test('filtering keeps the order and is settled after one time', () => {
  fc.assert(
    fc.property(fc.array(vehicle), filters, (vehicles, wanted) => {
      const found = filterVehicles(vehicles, wanted);
      expect(found).toEqual(vehicles.filter((facts) => found.includes(facts)));
      expect(filterVehicles(found, wanted)).toEqual(found);
      expect(filterVehicles(vehicles, NO_FILTERS)).toEqual(vehicles);
    }),
  );
});

test('other categories are those that no usual one finds, each once, in order', () => {
  const vehicles = ['Nomad', 'city', 'd5-ranger', 'nomad', 'rover'].map((own) => sampleVehicle({ category: own }));
  expect(otherCategories(vehicles)).toEqual(['city', 'nomad']);
});
