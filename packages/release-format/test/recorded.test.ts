import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseDescriptorSchema } from '../src/index.ts';

test('a release of the version in use is read whole by this one', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(__dirname, '../recorded/release.json'), 'utf8'));
  expect(releaseDescriptorSchema.parse(recorded)).toEqual(recorded);
});
