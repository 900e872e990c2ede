/** The one section that may fill each key of `data`: a key's content speaks for its owner alone. */
export const DATA_OWNERS = { municipalities: 'mfe-content', policies: 'mfe-content' } as const;
