export { announcePage } from './announcer.ts';
export { Chrome, type ChromeProps } from './chrome.tsx';
export type { Municipality } from './municipality.ts';
