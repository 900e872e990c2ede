export { pageIn } from './places.ts';
export { type ListedPage, readGalleries } from './read-gallery.ts';
