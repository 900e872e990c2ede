import { FORM_TOKEN_PATH, formTokenSchema } from '@sgc/contract/leads';
import type { ApiFetch, PageContext } from '@sgc/contract/section';

/** The form is worth more than its token, without which a message only counts with all others that have none. */
const LIMIT_MS = 1500;

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

const fetchToken = async (api: ApiFetch): Promise<string> => {
  const response = await api(FORM_TOKEN_PATH, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return formTokenSchema.parse(await response.json()).token;
};

/** What the form sends along to show that it is the site's. It comes with the page; a page that came without one asks for it. */
export const formTokenQuery = (api: ApiFetch) => ({
  queryKey: ['mfe-leads', 'form-token'],
  queryFn: () => fetchToken(api),
  staleTime: HALF_A_DAY_MS,
});

/** Has the token ready before the page shows. Without it the page shows all the same. */
export const loadFormToken = async ({ queryCache, api }: PageContext): Promise<void> => {
  await queryCache.ensureQueryData({ ...formTokenQuery(api), retry: false }).catch(() => undefined);
};
