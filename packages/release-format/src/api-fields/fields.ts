import { isChoice, type JsonSchema } from './json-schema.ts';

/** Stands for every item of a list in a field's path. */
export const EACH = '[]';

/** Names of a field and of what it lies in, from the outside in. */
type Path = readonly string[];

const pathsIn = (schema: JsonSchema, which: 'all' | 'required', within: Path): Path[] => {
  if (typeof schema === 'boolean' || isChoice(schema)) return [];
  const { items, properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).filter(([name]) => which === 'all' || required.includes(name));
  return [
    ...(items === undefined ? [] : pathsIn(items, which, [...within, EACH])),
    ...fields.flatMap(([name, field]) => [[...within, name], ...pathsIn(field, which, [...within, name])]),
  ];
};

/**
 * The fields of a JSON Schema as paths, in order: `message`, `details.day`, `[].id`. Below a choice of several schemas there are
 * none: a field of one may be absent from the other.
 * @param which `required` leaves out optional fields, with all fields in them.
 */
export const fieldsOf = (schema: JsonSchema, which: 'all' | 'required'): string[] =>
  pathsIn(schema, which, [])
    .map((path) => path.join('.'))
    .sort();
