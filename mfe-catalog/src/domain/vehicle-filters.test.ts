import fc from 'fast-check';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import { countOf, type FilteredFacts } from './facets.ts';
import { ALL, NO_FILTERS, type VehicleFilters } from './filter-values.ts';
import { otherCategories } from './other-categories.ts';
import { filterVehicles } from './vehicle-filters.ts';

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
  priceKind: fc.constantFrom('as-equipped', 'starting-at', 'series-from'),
  inStock: fc.boolean(),
  features: fc.array(words, { maxLength: 2 }),
  specifications: fc.record(
    { seatingCapacity: fc.constantFrom(2, 4, 6), range: fc.constantFrom('40 mi', '55 mi') },
    { requiredKeys: [] },
  ),
});
const filters: fc.Arbitrary<VehicleFilters> = fc.record({
  search: fc.oneof(fc.constant(''), words),
  brand: fc.constantFrom(ALL, 'denago', 'evolution'),
  category: fc.constantFrom(ALL, 'ranger', 'maverick', 'forester', 'turfman', 'rover'),
  price: fc.constantFrom(ALL, 'under-15000', '15000-25000', 'over-25000'),
  seats: fc.constantFrom(ALL, '2', '4', '8'),
  stock: fc.constantFrom(ALL, 'in-stock', 'to-order'),
  range: fc.constantFrom(ALL, '40', '50'),
  max: fc.constantFrom('', '15000'),
  sort: fc.constantFrom(ALL, 'price-low', 'price-high', 'seats', 'name'),
});

/** The specification's sentence on a name or a description that contains the search. */
const contains = (facts: FilteredFacts, { search }: VehicleFilters): boolean => {
  const found = (text: string) => text.toLowerCase().indexOf(search.toLowerCase()) !== -1;
  return found(facts.name) || found(facts.description);
};

/** Every other condition, spelled out one after the other. */
const passes = (facts: FilteredFacts, wanted: VehicleFilters): boolean => {
  const { seatingCapacity, range } = facts.specifications;
  if (wanted.seats !== 'all' && String(seatingCapacity) !== wanted.seats) return false;
  if (wanted.stock !== 'all' && (wanted.stock === 'in-stock') !== facts.inStock) return false;
  if (wanted.range !== 'all' && !(Number.parseFloat(range ?? '0') >= Number(wanted.range))) return false;
  if (wanted.max !== '' && facts.price > Number(wanted.max)) return false;
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

const idsOf = (vehicles: readonly FilteredFacts[], wanted: VehicleFilters) => filterVehicles(vehicles, wanted).vehicles;

test('a vehicle passes exactly when every condition holds, in 100,000 cases', () => {
  fc.assert(
    fc.property(vehicle, filters, (facts, wanted) => {
      const unsearched = { ...wanted, search: '' };
      const [found] = idsOf([facts], unsearched);
      // Not with `expect`, which takes most of the time of so many cases; what is wrong is told by the counterexample.
      return found === (passes(facts, unsearched) ? facts : undefined);
    }),
    { numRuns: 100_000 },
  );
}, 120_000);

test('a cart is found if its name or description contains the search, and never if another condition refuses it', () => {
  fc.assert(
    fc.property(vehicle, filters, (facts, wanted) => {
      const found = idsOf([facts], wanted).length === 1;
      if (found) expect(passes(facts, wanted)).toBe(true);
      if (passes(facts, wanted) && contains(facts, wanted)) expect(found).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test('filtering is settled after one time, and without an order keeps the order of the list', () => {
  fc.assert(
    fc.property(fc.array(vehicle), filters, (vehicles, wanted) => {
      const found = idsOf(vehicles, wanted);
      expect(idsOf(found, wanted)).toEqual(found);
      expect(idsOf(vehicles, NO_FILTERS)).toEqual(vehicles);
      if (wanted.sort === ALL) expect(found).toEqual(vehicles.filter((facts) => found.includes(facts)));
    }),
  );
});

test('a count says how many vehicles its value would leave', () => {
  fc.assert(
    fc.property(fc.array(vehicle), filters, (vehicles, wanted) => {
      const { counts } = filterVehicles(vehicles, wanted);
      for (const [name, value] of [
        ['brand', 'denago'],
        ['category', 'rover'],
        ['seats', '4'],
        ['stock', 'in-stock'],
        ['range', '50'],
      ] as const) {
        expect(countOf(counts[name], name, value)).toBe(idsOf(vehicles, { ...wanted, [name]: value }).length);
      }
    }),
  );
});

test.each([
  ['price-low', ['b', 'a', 'unpriced']],
  ['price-high', ['a', 'b', 'unpriced']],
  ['seats', ['b', 'a', 'unpriced']],
  ['name', ['a', 'b', 'unpriced']],
] as const)('%s orders vehicles, and one without a price or seats comes last', (sort, expected) => {
  const vehicles = [
    sampleVehicle({ id: 'unpriced', name: 'c', price: 1, priceKind: 'series-from', specifications: {} }),
    sampleVehicle({ id: 'a', name: 'a', price: 9, specifications: { seatingCapacity: 6 } }),
    sampleVehicle({ id: 'b', name: 'B', price: 5, specifications: { seatingCapacity: 2 } }),
  ];
  expect(filterVehicles(vehicles, { ...NO_FILTERS, sort }).vehicles.map(({ id }) => id)).toEqual(expected);
});

test('other categories are those that no usual one finds, each once, in order', () => {
  expect(otherCategories(['nomad', 'city', 'd5-ranger', 'rover'])).toEqual(['city', 'nomad']);
});
