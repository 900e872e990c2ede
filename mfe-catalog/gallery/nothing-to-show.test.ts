import { type GalleryState, galleryApi } from '@sgc/build/gallery';
import { renderPage } from '@sgc/build/page-tests';
import { ADDRESSES, compareAddress } from '@sgc/contract/addresses';
import { section } from '../src/section.ts';
import { gallery } from './gallery.ts';

const htmlOf = async (address: string, state: GalleryState): Promise<string> =>
  (await renderPage(section, address, galleryApi(gallery, state))).html;

test('a brand without carts counts none, and leads to the dealer who orders them', async () => {
  const html = await htmlOf(ADDRESSES.denago, 'empty');
  expect(html).not.toContain('0 models');
  expect(html).toContain('No Denago carts are listed right now');
});

test.each([ADDRESSES.denago, ADDRESSES.evolution])(
  'the words of %s about its brand stand while the list does not answer',
  async (address) => {
    expect(await htmlOf(address, '503')).toContain('no gas and no oil changes');
  },
);

test('a comparison of carts that are gone says so', async () => {
  const html = await htmlOf(compareAddress(['ev-city', 'ev-nomad', 'rover-xl6']), 'empty');
  expect(html).toContain('Not every cart that you chose is still listed.');
});
