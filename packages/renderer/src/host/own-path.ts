/** Whether a text is a path of this site, and nothing that a browser could read as another site's address. */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text);
