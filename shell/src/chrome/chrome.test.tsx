/** @jest-environment jsdom */
import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE as business } from '@sgc/contract/business';
import { act, render, screen, within } from '@testing-library/react';
import { announcePage, Chrome, type ChromeProps } from './index.ts';

const municipalities = [
  { name: 'Pottsville', slug: 'pottsville' },
  { name: 'Deer Lake', slug: 'deer-lake' },
];
const policies = [
  { name: 'Return Policy', slug: 'return-policy' },
  { name: 'Staffing Report', slug: 'staffing-report' },
];

// jsdom knows no popovers.
beforeEach(() => Object.assign(HTMLElement.prototype, { hidePopover() {} }));

const open = (props: Partial<ChromeProps> = {}) =>
  render(
    <Chrome business={business} municipalities={municipalities} policies={policies} pathname="/" {...props}>
      <h1>The page</h1>
    </Chrome>,
  );

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

test('the first link of the page skips to its main part', () => {
  open();
  expect(screen.getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
});

const NAVIGATION = [
  ADDRESSES.home,
  ADDRESSES.inventory,
  ADDRESSES.rentals,
  ADDRESSES.services,
  ADDRESSES.showroom,
  ADDRESSES.contact,
  municipalityAddress('pottsville'),
  municipalityAddress('schuylkill-haven'),
  municipalityAddress('tamaqua'),
  ADDRESSES.about,
  ADDRESSES.financing,
  ADDRESSES.ecoImpact,
];

test('bar and drawer hold the same links in the same order', () => {
  open();
  expect(hrefs(screen.getByRole('navigation', { name: 'Main' }))).toEqual(NAVIGATION);
  expect(hrefs(screen.getByRole('navigation', { name: 'Menu', hidden: true }))).toEqual(NAVIGATION);
});

test('a disclosure names what it opens and says that it is closed', () => {
  open();
  const button = screen.getByRole('button', { name: 'Locations' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('popover')).toBe('auto');
  expect(panel && hrefs(panel)).toEqual(NAVIGATION.slice(6, 9));
});

test('the link to the page one is on says so, in bar and drawer', () => {
  open({ pathname: '/inventory' });
  for (const link of screen.getAllByRole('link', { name: 'Inventory', hidden: true }).slice(0, 2)) {
    expect(link.getAttribute('aria-current')).toBe('page');
  }
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(2);
});

test('the footer holds the site, the policies it is given and privacy, every municipality and the small print', () => {
  open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(hrefs(footer.getByRole('navigation', { name: 'Explore' }))).toEqual([
    ADDRESSES.home,
    ADDRESSES.inventory,
    ADDRESSES.rentals,
    ADDRESSES.services,
    ADDRESSES.about,
    ADDRESSES.contact,
    ADDRESSES.evolution,
    ADDRESSES.denago,
    business.financingApplicationUrl,
  ]);
  expect(hrefs(footer.getByRole('navigation', { name: 'Policies' }))).toEqual([
    '/policies/return-policy',
    '/policies/staffing-report',
    ADDRESSES.privacy,
  ]);
  expect(hrefs(footer.getByRole('navigation', { name: 'Where we deliver' }))).toEqual([
    '/pottsville-golf-carts',
    '/deer-lake-golf-carts',
  ]);
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(ADDRESSES.privacyAlias);
  expect(footer.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(ADDRESSES.termsAlias);
  expect(footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe(ADDRESSES.accessibility);
});

test('financing opens in a new tab and tells nothing to the opened page', () => {
  open();
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Financing/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('the list of municipalities can come from elsewhere', () => {
  open({ municipalityList: <p>Another list</p> });
  const places = screen.getByRole('navigation', { name: 'Where we deliver' });
  expect(places.textContent).toContain('Another list');
  expect(within(places).queryAllByRole('link')).toEqual([]);
});

test('phone number and hours are those of the business', () => {
  open({ business: { ...business, phone: '1-800-555-0100' } });
  const calls = screen.getAllByRole('link', { name: /call|1-800/i, hidden: true });
  expect(calls.length).toBeGreaterThanOrEqual(3);
  for (const call of calls) expect(call.getAttribute('href')).toMatch(/^(tel:\+18005550100)$/);
  expect(screen.getByRole('contentinfo').textContent).toContain('Mon-Fri9AM-5PM');
});

test('after a navigation focus is on the heading, and nothing announces the page a second time', () => {
  open();
  act(() => announcePage('Rentals'));
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('given a page without a heading, its title is announced', () => {
  open();
  screen.getByRole('heading', { level: 1 }).remove();
  act(() => announcePage('Rentals'));
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Rentals');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
