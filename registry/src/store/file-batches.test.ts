import type { ReleaseFile } from '@sgc/release-format';
import fc from 'fast-check';
import { fileBatches } from './file-batches.ts';

const files = fc
  .array(fc.nat(2_000_000))
  .map((sizes) => sizes.map((size, index): ReleaseFile => ({ path: `${index}`, size, integrity: '' })));

test('files in batches keep their order, and a batch is full with its last file, not before', () =>
  fc.assert(
    fc.property(files, (given) => {
      const batches = [...fileBatches(given)];
      expect(batches.flat()).toEqual(given);
      for (const batch of batches)
        expect(batch.slice(0, -1).reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1_000_000);
    }),
  ));
