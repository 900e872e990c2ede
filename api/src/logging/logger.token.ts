/** The token under which the one logger is injected. */
export const LOGGER = Symbol('logger');
