import { FORM_TOKEN_PATH, formTokenSchema } from '@sgc/contract/leads';

/** What a form of an API's site carries. */
export const formTokenOf = async (url: string): Promise<string> =>
  formTokenSchema.parse(await (await fetch(url + FORM_TOKEN_PATH)).json()).token;
