export { Authorization, shellsOnly } from './authorization.ts';
export type { OpenId, OpenIdSettings } from './open-id/open-id.ts';
export type { SessionStore } from './session-store.ts';
export { type SignInRoutes, serveSignIn } from './sign-in-routes.ts';
