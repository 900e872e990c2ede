import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { LateApi } from '../../fixtures/late-api.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const { phone } = DEFAULT_BUSINESS_PROFILE;

let api: LateApi;
let site: OwnSite;

test.beforeEach(async ({ baseURL }) => {
  api = await LateApi.of(baseURL ?? '');
  site = await startOwnSite({ section: 'mfe-catalog', apiOrigin: api.origin });
});
test.afterEach(async ({ page }) => {
  // What an idle page still asks for must not meet a site that is going.
  await page.close();
  await site.close();
  api.close();
});

for (const { address, says, shows } of [
  {
    address: ADDRESSES.inventory,
    says: /^Error loading vehicles: Failed to fetch vehicles: /,
    shows: /vehicles: \d+ in stock/,
  },
  {
    address: vehicleAddress('ev-city'),
    says: 'Our list of carts does not answer at the moment.',
    shows: 'EV CITY',
  },
  { address: ADDRESSES.denago, says: /cannot be shown|does not answer|Failed to fetch/, shows: 'EV CITY' },
]) {
  test(`a site that starts before its API says so at ${address}, and shows it once the API is there`, async ({
    page,
    expectedConsole,
  }) => {
    // The page itself, and what an idle browser asks for.
    expectedConsole.push(/50[23]/, /ERR_CONNECTION_REFUSED/);
    const answer = await page.goto(`${site.origin}${address}`);
    expect(answer?.status()).toBe(503);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(says);
    await expect(main.getByRole('link', { name: `Call ${phone}` }).first()).toHaveAttribute(
      'href',
      telephoneHref(phone),
    );
    await expect(page.getByText('Vehicle Not Found')).toHaveCount(0);

    await api.come();
    await main.getByRole('link', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: shows }).first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await page.waitForLoadState();
    expect((await page.goto(`${site.origin}${address}`))?.status()).toBe(200);
  });
}
