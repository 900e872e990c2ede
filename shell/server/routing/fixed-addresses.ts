/** Where browsers find the site's icon. */
export const FAVICON = '/favicon.svg';
