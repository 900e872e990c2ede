const SERIES = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover', 'Carrier'];

const row = (index: number): string => {
  const series = SERIES[index % SERIES.length] ?? '';
  const brand = index % 2 === 0 ? 'Denago' : 'Evolution';
  const price = 6000 + ((index * 37) % 24_000);
  const description = `Number ${index} of our large lot: a ${series} with a lithium battery, a roof and room for the family.`;
  return `large-${index},${brand} ${series} ${index},"${description}",${price},${brand},${series.toLowerCase()},${index % 3 === 0 ? 'yes' : 'no'}`;
};

/** An inventory file of many vehicles. */
export const largeInventory = (vehicles: number): string =>
  [
    'id,name,description,price,brand,category,inStock',
    ...Array.from({ length: vehicles }, (_, index) => row(index)),
  ].join('\n');
