import { SITE_FILES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';

/**
 * The manifest with which a phone keeps the site on its home screen.
 * @param colour of the browser's frame around the site, as CSS.
 */
export const webManifest = ({ name, county }: Pick<BusinessProfile, 'name' | 'county'>, colour: string) => ({
  name,
  short_name: 'Golf Carts',
  description: `Electric golf carts for ${county}.`,
  lang: 'en-US',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: colour,
  theme_color: colour,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: SITE_FILES.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
