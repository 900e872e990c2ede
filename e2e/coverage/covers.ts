import type { TestDetails } from '@playwright/test';
import type { StatementId } from './statements.ts';

/** Type of the annotation by which a test names a statement. */
export const STATEMENT = 'statement';

/** Says which statements a test proves: `test('…', covers('2.1.4'), async …)`. */
export const covers = (...ids: readonly StatementId[]): TestDetails => ({
  annotation: ids.map((id) => ({ type: STATEMENT, description: id })),
});
