/** Which section may fill which key of `data`: what a key says is said in its owner's name, and in nobody else's. */
export const DATA_OWNERS = { municipalities: 'mfe-content', policies: 'mfe-content' } as const;
