import { PREVIEWS } from '../routing/fixed-addresses.ts';

/** A path as logs and traces hold it: a preview's token is a secret. */
export const loggedPath = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith(`${PREVIEWS}/`) ? `${PREVIEWS}/…` : path;
};
