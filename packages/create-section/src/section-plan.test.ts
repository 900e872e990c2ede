import fc from 'fast-check';
import { componentName, type Present, planSection } from './section-plan.ts';

const PRESENT: Present = {
  sections: ['mfe-catalog'],
  grants: {
    'mfe-catalog': ['/inventory', '/vehicle/:id'],
    'mfe-content': ['/:municipality-golf-carts', '/guides/*'],
    'mfe-gone': ['/gone'],
  },
};

const problemsOf = (name: string, address: string): string => {
  const planned = planSection(name, address, PRESENT);
  return planned.ok ? '' : planned.problems.join('\n');
};

test('a name and an address give a page and its title', () => {
  expect(planSection('mfe-events', '/cart-shows/next-year', PRESENT)).toEqual({
    ok: true,
    plan: { name: 'mfe-events', address: '/cart-shows/next-year', page: 'cart-shows-next-year', title: 'Next year' },
  });
});

test.each([
  ['events', /mfe-events/],
  ['mfe-Events', /no section's name/],
  ['mfe-', /no section's name/],
  ['mfe-../evil', /no section's name/],
  [`mfe-${'x'.repeat(40)}`, /at most 40/],
  ['mfe-catalog', /already: choose another name/],
  ['mfe-gone', /has a grant already/],
])('the name %s is refused in words that help', (name, words) => {
  expect(problemsOf(name, '/events')).toMatch(words);
});

test.each([
  ['events', /starts with a slash/],
  ['/', /no address of a page/],
  ['/Events', /lower-case/],
  ['/events/', /no address/],
  ['/events/:id', /no address/],
  ['//evil.example', /no address/],
  ['/api/events', /answered by the shell or the API/],
  ['/metrics', /answered by the shell/],
  ['/inventory', /granted to mfe-catalog already \(\/inventory\)/],
  ['/vehicle/any', /granted to mfe-catalog already \(\/vehicle\/:id\)/],
  ['/lost-golf-carts', /granted to mfe-content already/],
  ['/guides/winter', /granted to mfe-content already \(\/guides\/\*\)/],
])('the address %s is refused in words that help', (address, words) => {
  expect(problemsOf('mfe-events', address)).toMatch(words);
});

test('everything that is wrong is said at once', () => {
  expect(problemsOf('events', 'events').split('\n')).toHaveLength(2);
});

test("every address that is taken gives a page's name that is a file's, and a component that is an identifier", () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const addresses = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `/${words.join('/')}`);
  fc.assert(
    fc.property(addresses, (address) => {
      const planned = planSection('mfe-events', address, { sections: [], grants: {} });
      if (!planned.ok) return;
      expect(planned.plan.page).toMatch(/^[a-z0-9-]+$/);
      expect(componentName(planned.plan)).toMatch(/^[A-Z][A-Za-z0-9]*$/);
    }),
  );
});
