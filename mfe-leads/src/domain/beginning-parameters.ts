import type { RequestField } from '@sgc/contract/leads';

/** Parameters of the contact page's address that fill in fields of a request. */
export const BEGINNING_PARAMETERS = ['cart', 'town', 'day', 'lastDay'] as const satisfies readonly RequestField[];
