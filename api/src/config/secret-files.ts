import { readFileSync } from 'node:fs';

/** Settings that hold passwords. `DATABASE_URL_FILE` names a file with the value, as containers mount secrets. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'BOUNCES_URL'] as const;

type SecretsResult =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | { readonly ok: false; problems: string[] };

/** The secrets that the environment gives as files. */
export const readSecretFiles = (environment: NodeJS.ProcessEnv): SecretsResult => {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) problems.push(`${name}_FILE: ${name} is set as well; use one of the two`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      problems.push(`${name}_FILE: cannot be read: ${(error as Error).message}`);
    }
  }
  return problems.length === 0 ? { ok: true, values } : { ok: false, problems };
};
