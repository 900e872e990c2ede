export { samplesOf } from '../pages/page-at.ts';
export { type RenderedPage, renderPage } from './render-page.ts';
export { testGallery } from './test-gallery.ts';
export { testPages } from './test-pages.ts';
