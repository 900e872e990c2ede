/** Headers of an operator of the containers' shell; the run that brought them up made the token. */
export const OPERATOR = { authorization: `Bearer ${process.env.OPERATOR_TOKEN ?? ''}` };
