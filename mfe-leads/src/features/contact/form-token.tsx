import { FORM_TOKEN_FIELD } from '@sgc/contract/leads';
import { useQuery } from '@tanstack/react-query';
import { formTokenQuery } from './api/form-token.query.ts';

/** The field that shows that a message was written on the site. It works without scripts, and from a cache. */
export const FormToken = () => {
  const { data: token } = useQuery(formTokenQuery(fetch));
  return <input type="hidden" name={FORM_TOKEN_FIELD} value={token ?? ''} />;
};
