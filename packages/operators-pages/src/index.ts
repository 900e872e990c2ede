export { type AtomFeedOptions, atomFeed } from './atom-feed.ts';
export type { OpsPageOptions } from './document.tsx';
export { icon } from './icon.ts';
export { type OpsView, type Outcome, opsPage } from './ops-page.tsx';
export { signInPage, welcomePage } from './sign-in-page.tsx';
export { styles } from './styles.ts';
