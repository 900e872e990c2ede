import type { CheckName, CheckResult } from '@sgc/contract/operations';
import { Refusal } from '@sgc/release-format';

/** One check of the gate. It throws a Refusal if its subject may not go live. */
export interface Check<Subject> {
  readonly check: CheckName;
  /** @returns a warning, if it has one. */
  readonly run: (subject: Subject) => string | undefined | void | Promise<void>;
}

/** A check that did not pass, by its own name or that of the refusal. */
export const failed = (check: CheckName, error: unknown): CheckResult => ({
  check: error instanceof Refusal ? error.check : check,
  passed: false,
  reason: (error as Error).message,
});

/** Makes every check, even if others fail. */
export const outcomes = async <Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const { check, run } of checks) {
    try {
      const warning = await run(subject);
      results.push({ check, passed: true, ...(typeof warning === 'string' && { warning }) });
    } catch (error) {
      results.push(failed(check, error));
    }
  }
  return results;
};
