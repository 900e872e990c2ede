/** The token under which the parsed settings are injected. */
export const CONFIG = Symbol('config');
