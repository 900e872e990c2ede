import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

test('the face weighs at most 20 KB and travels with its licence', () => {
  expect(statSync(join(__dirname, 'fonts/saira.woff2')).size).toBeLessThanOrEqual(20 * 1024);
  expect(readFileSync(join(__dirname, 'fonts/saira.LICENSE.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
