import * as z from 'zod/mini';

/**
 * The checks that a release passes before visitors see it, each by its stable name: the gate, the command line, the
 * operators' page and tests use these and no others.
 */
export const CHECK_NAMES = [
  'descriptor',
  'section',
  'version',
  'signature',
  'provenance',
  'age',
  'contract',
  'shared-versions',
  'shared-names',
  'api-fields',
  'styles',
  'addresses',
  'trusted-types',
  'budgets',
  'files',
  'fragments',
  'loading',
  'pages',
  'memory',
  'descriptions',
  'placed-fragments',
  'first-screen',
  'repeatable',
  'one-heading',
  'inline-styles',
  'foreign-loads',
  'links',
  'accessibility',
  'hydration',
  'contrast',
  'decisions',
  'registry',
] as const;

/** Name of the check that refused a release. */
export const checkNameSchema = z.enum(CHECK_NAMES);
export type CheckName = z.infer<typeof checkNameSchema>;
