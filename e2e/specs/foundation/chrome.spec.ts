import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Chrome } from '../../pages/chrome.ts';

const { phone, financingApplicationUrl } = DEFAULT_BUSINESS_PROFILE;

test.use({ viewport: { width: 1280, height: 800 } });

test('the navigation leads to the six main pages and calls', covers('2.2.1', '2.2.4'), async ({ page }) => {
  await page.goto(ADDRESSES.services);
  const chrome = new Chrome(page);
  await expect(chrome.navigation.getByRole('link')).toHaveText([
    'Home',
    'Inventory',
    'Rentals',
    'Services',
    'Showroom',
    'Contact',
  ]);
  await expect(chrome.banner.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    telephoneHref(phone),
  );
});

test('two menus list three towns and what is about the dealer', covers('2.2.2', '2.2.3'), async ({ page }) => {
  await page.goto(ADDRESSES.services);
  await untilHydrated(page);
  const chrome = new Chrome(page);
  expect(await chrome.linksOfMenu('Locations')).toEqual([
    municipalityAddress('pottsville'),
    municipalityAddress('schuylkill-haven'),
    municipalityAddress('tamaqua'),
  ]);
  expect(await chrome.linksOfMenu('About')).toEqual([ADDRESSES.about, ADDRESSES.financing, ADDRESSES.ecoImpact]);
});

test('the bar stays at the top, however far one scrolls', covers('1.6'), async ({ page }) => {
  await page.goto(ADDRESSES.about);
  const { banner } = new Chrome(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(banner.getByRole('link', { name: `Call ${phone}` })).toBeInViewport();
});

for (const [address, name] of [
  [ADDRESSES.home, 'Home'],
  [ADDRESSES.inventory, 'Inventory'],
  [`${ADDRESSES.inventory}?brand=denago`, 'Inventory'],
  [ADDRESSES.contact, 'Contact'],
] as const) {
  test(`on ${address} the link to ${name} is the marked one`, covers('2.2.6'), async ({ page }) => {
    await page.goto(address);
    const marked = new Chrome(page).navigation.locator('[aria-current=page]');
    await expect(marked).toHaveText([name]);
  });
}

test(
  'the footer leads to every part of the site',
  covers('2.2.7', '2.2.8', '2.2.9', '2.2.10', '2.2.12'),
  async ({ page }) => {
    await page.goto(ADDRESSES.contact);
    const chrome = new Chrome(page);
    expect(await chrome.footerLinks('Explore')).toEqual([
      ADDRESSES.home,
      ADDRESSES.inventory,
      ADDRESSES.rentals,
      ADDRESSES.services,
      ADDRESSES.about,
      ADDRESSES.contact,
      ADDRESSES.evolution,
      ADDRESSES.denago,
      financingApplicationUrl,
    ]);
    await expect(chrome.footer.getByRole('link', { name: /^Financing/ })).toHaveAttribute('target', '_blank');
    expect(await chrome.footerLinks('Policies')).toEqual([
      ...[
        'terms-conditions',
        'return-policy',
        'delivery-policy',
        'rental-policy',
        'storage-policy',
        'publishing-policy',
        'feedback-policy',
        'corrections-policy',
        'diversity-policy',
        'ethics-policy',
        'staffing-report',
      ].map(policyAddress),
      ADDRESSES.privacy,
    ]);
    await expect(chrome.footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      ADDRESSES.privacyAlias,
    );
    await expect(chrome.footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      ADDRESSES.termsAlias,
    );
    await chrome.footer.getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL(ADDRESSES.accessibility);
    await expect(page.getByRole('heading', { level: 2, name: 'Reach a person' })).toBeVisible();
  },
);
