import { REQUEST_FIELDS, readRequestKind } from './requests.ts';

/** Name of the field, and of the contact page's search parameter, that says which kind of request a form is. */
export const REQUEST_PARAMETER = 'request';

/**
 * The body of `POST /api/contact` for what a form holds: the fields of its request go together as `details`. A field that
 * was left empty says nothing.
 */
export const submissionFrom = (fields: Readonly<Record<string, string>>): Record<string, unknown> => {
  const { [REQUEST_PARAMETER]: request, ...rest } = fields;
  const kind = readRequestKind(request);
  if (kind === undefined) return rest;
  const names: readonly string[] = REQUEST_FIELDS[kind];
  const entries = Object.entries(rest);
  const asked = entries.filter(([name, text]) => names.includes(name) && text.trim() !== '');
  return {
    ...Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    details: { kind, ...Object.fromEntries(asked) },
  };
};
