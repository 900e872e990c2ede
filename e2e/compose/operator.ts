/** Where operators of the site in containers go. */
export const REGISTRY = process.env.REGISTRY_URL ?? '';

/** Headers of an operator of the containers' registry; the run that brought them up made the token. */
export const OPERATOR = { authorization: `Bearer ${process.env.OPERATOR_TOKEN ?? ''}` };
