import { SITE_FILES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { THEME_COLOURS } from '../../render/site-tags.ts';

/** The manifest with which a phone keeps the site on its home screen. */
export const webManifest = ({ name, county }: BusinessProfile) => ({
  name,
  short_name: 'Golf Carts',
  description: `Electric golf carts for ${county}.`,
  lang: 'en-US',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: THEME_COLOURS.light,
  theme_color: THEME_COLOURS.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: SITE_FILES.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
