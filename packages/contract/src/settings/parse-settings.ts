import type * as z from 'zod';

/** Settings as a program uses them, or every problem that its environment has, one line each: `NAME: what is wrong`. */
export type SettingsResult<T> =
  | { readonly ok: true; readonly config: T }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The variables that are set. An empty one is what a shell or Compose leaves of an unset one. */
export const setVariables = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** Parses a program's environment with its schema and names every bad variable at once, never by its value. */
export const parseSettings = <T>(schema: z.ZodType<T>, environment: NodeJS.ProcessEnv): SettingsResult<T> => {
  const parsed = schema.safeParse(setVariables(environment));
  if (parsed.success) return { ok: true, config: parsed.data };
  return { ok: false, problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
};
