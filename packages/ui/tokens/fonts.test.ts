import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

test('the display face weighs at most 15 KB and travels with its licence', () => {
  expect(statSync(join(__dirname, 'fonts/sign.woff2')).size).toBeLessThanOrEqual(15 * 1024);
  expect(readFileSync(join(__dirname, 'fonts/sign.LICENSE.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
