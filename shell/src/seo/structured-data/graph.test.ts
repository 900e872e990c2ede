import { type BusinessProfile, DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import type { SeoDescriptor, Subject } from '@sgc/contract/section';
import { structuredData } from './graph.ts';

type Node = Record<string, unknown>;

const nodesOf = (seo: Partial<SeoDescriptor>, business: BusinessProfile = DEFAULT_BUSINESS_PROFILE): Node[] =>
  structuredData({ title: 'Page', description: 'A page', canonicalPath: '/page', ...seo }, business)[
    '@graph'
  ] as unknown as Node[];

const about = (subject: Subject, business?: BusinessProfile): Node[] => nodesOf({ subjects: [subject] }, business);
const ofType = (nodes: Node[], type: string): Node | undefined => nodes.find((node) => node['@type'] === type);

const SOURCE = 'https://reviews.example.com/1';

const addressed: BusinessProfile = {
  ...DEFAULT_BUSINESS_PROFILE,
  branches: DEFAULT_BUSINESS_PROFILE.branches.map((branch) =>
    branch.kind === 'branch' ? { ...branch, streetAddress: `1 ${branch.name} Road` } : branch,
  ),
};

describe('the dealer', () => {
  test('is an organization with an area and no address while no street is known', () => {
    const dealer = ofType(nodesOf({}), 'Organization');
    expect(dealer).toMatchObject({ areaServed: { name: 'Schuylkill County' } });
    expect(JSON.stringify(dealer)).not.toContain('PostalAddress');
  });

  test('is a shop at its first street, with departments at the others, once streets are known', () => {
    const dealer = ofType(nodesOf({}, addressed), 'AutoDealer');
    expect(dealer).toMatchObject({
      address: { streetAddress: '1 Pocono Pines Road', addressRegion: 'Pennsylvania' },
      department: [{ address: { streetAddress: '1 Scranton/Wilkes-Barre Road' } }],
    });
    expect(ofType(nodesOf({}, addressed), 'Organization')).toBeUndefined();
  });

  test('is the same node on every page, an error included', () => {
    const { canonicalPath: _, ...error } = { title: 'Error', description: 'An error', canonicalPath: undefined };
    const [only, ...more] = structuredData(error, DEFAULT_BUSINESS_PROFILE)['@graph'];
    expect(more).toEqual([]);
    expect(only).toEqual(nodesOf({})[0]);
  });

  test.each([[undefined], [SOURCE]])('has its stars only with their source: %s', (sourceUrl) => {
    const rating = { of: 'dealer' as const, value: 4.8, count: 127, ...(sourceUrl && { sourceUrl }) };
    const [dealer] = nodesOf({}, { ...DEFAULT_BUSINESS_PROFILE, ratings: [rating] });
    expect(dealer?.aggregateRating).toEqual(
      sourceUrl && { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127, bestRating: 5 },
    );
  });
});

test('a subject of a kind that only later shells know adds nothing to the graph', () => {
  const subject = { kind: 'hologram', name: 'X' } as unknown as Subject;
  expect(about(subject)).toEqual(nodesOf({}));
});

describe('a product', () => {
  const product = { kind: 'product', path: '/vehicle/x', name: 'X', brand: 'Denago' } as const;

  test('without a price of its own has no offer', () => {
    expect(ofType(about(product), 'Product')).not.toHaveProperty('offers');
  });

  test('with a price has an offer by the dealer', () => {
    const nodes = about({ ...product, offer: { price: 100, availability: 'in stock', condition: 'used' } });
    expect(ofType(nodes, 'Product')?.offers).toMatchObject({
      price: 100,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@id': nodes[0]?.['@id'] },
    });
  });

  test.each([[undefined], [SOURCE]])('has its stars only with their source: %s', (sourceUrl) => {
    const rating = { of: 'product' as const, value: 4.7, count: 23, ...(sourceUrl && { sourceUrl }) };
    const node = ofType(about({ ...product, rating }), 'Product');
    expect(node !== undefined && 'aggregateRating' in node).toBe(sourceUrl !== undefined);
  });

  test('of a brand that the page describes names it by reference', () => {
    const nodes = nodesOf({ subjects: [{ kind: 'brand', name: 'Denago' }, product] });
    expect(ofType(nodes, 'Product')?.brand).toEqual({ '@id': ofType(nodes, 'Brand')?.['@id'] });
  });
});

test('an hour of work is a price by unit, days of rental are a lease', () => {
  const [hour, days] = nodesOf({
    subjects: [
      { kind: 'service', id: 'repair', name: 'Repair', offers: [{ price: 155, per: 'hour' }] },
      { kind: 'service', id: 'rental', name: 'Rental', terms: 'rent', offers: [{ price: 685, days: 3 }] },
    ],
  })
    .filter((node) => node['@type'] === 'Service')
    .map(({ offers }) => (offers as Node[])[0]);
  expect(hour).toMatchObject({ priceSpecification: { price: 155, unitCode: 'HUR' } });
  expect(hour).not.toHaveProperty('price');
  expect(days).toMatchObject({ price: 685, eligibleDuration: { value: 3, unitCode: 'DAY' } });
  expect(JSON.stringify(days)).toContain('LeaseOut');
});

test('a page that answers questions is a page of questions, any other is not', () => {
  const faq: Subject = { kind: 'faq', questions: [{ question: 'Why?', answer: 'Because.' }] };
  expect(ofType(about(faq), 'FAQPage')).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  });
  expect(ofType(nodesOf({}), 'FAQPage')).toBeUndefined();
});

test.each([[undefined], [SOURCE]])('a review becomes data only with its source: %s', (sourceUrl) => {
  const review = { author: 'A. Person', body: 'It drives.', rating: 5, datePublished: '2026-05-30' };
  const nodes = about({ kind: 'review', ...review, ...(sourceUrl && { sourceUrl }) });
  expect(ofType(nodes, 'Review') !== undefined).toBe(sourceUrl !== undefined);
});

test('an event stands in the data if there is one, and none by default', () => {
  const event = { name: 'Open day', description: 'Drive any cart.', startDate: '2027-05-01', place: 'Pocono Pines' };
  expect(ofType(about({ kind: 'event', ...event }), 'Event')).toMatchObject({ location: { name: 'Pocono Pines' } });
  expect(DEFAULT_BUSINESS_PROFILE.events).toEqual([]);
  expect(DEFAULT_BUSINESS_PROFILE.reviews).toEqual([]);
});

test('steps keep their order', () => {
  const steps = ['One', 'Two'].map((name) => ({ name, text: `${name} thing` }));
  expect(ofType(about({ kind: 'how-to', name: 'How', steps }), 'HowTo')?.step).toMatchObject([
    { position: 1, name: 'One' },
    { position: 2, name: 'Two' },
  ]);
});

test('a list names each of its items with its place and address', () => {
  const items = [
    { name: 'EV City', path: '/vehicle/ev-city' },
    { name: 'EV Nomad', path: '/vehicle/ev-nomad' },
  ];
  expect(ofType(about({ kind: 'list', name: 'Carts', items }), 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'EV City', url: `${DEFAULT_BUSINESS_PROFILE.origin}/vehicle/ev-city` },
      { position: 2, name: 'EV Nomad', url: `${DEFAULT_BUSINESS_PROFILE.origin}/vehicle/ev-nomad` },
    ],
  });
});

test('every reference within the page leads to a node of the graph', () => {
  const nodes = nodesOf({
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Page', path: '/page' },
    ],
    subjects: [
      { kind: 'place', type: 'Borough', name: 'Town', county: 'County', state: 'State', lat: 1, lng: 2 },
      { kind: 'service', id: 'rental', name: 'Rental' },
    ],
  });
  const ids = new Set(nodes.map((node) => node['@id']));
  const referred = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(referred.length).toBeGreaterThan(4);
  expect(referred.filter((id) => !ids.has(id))).toEqual([]);
});
