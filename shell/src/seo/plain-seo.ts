import type { SeoDescriptor } from '@sgc/contract/section';

export const notFoundSeo: SeoDescriptor = {
  title: '404 Page Not Found',
  description: 'This address leads nowhere. Our carts, our services and our phone number are a step away.',
  robots: 'noindex',
};

export const unavailableSeo: SeoDescriptor = {
  title: 'This page is taking a break',
  description: 'This page cannot be shown right now. Please try again in a moment, or call us.',
  robots: 'noindex',
};
