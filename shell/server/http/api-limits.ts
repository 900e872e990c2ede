/** How long the shell waits for the API's answer to begin. The API answers reads within 1.2 seconds, even without its database. */
export const READ_LIMIT_MS = 1500;

/** The same for messages, which the API answers within four seconds, stored or refused. */
export const WRITE_LIMIT_MS = 4500;
