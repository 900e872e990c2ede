import type { ReleaseFile } from '@sgc/release-format';

/** Bytes of files that PostgreSQL is sent, or asked for, in one statement. */
const BATCH_BYTES = 1_000_000;

/** Files in their order, as many together as one statement may hold. */
export function* fileBatches(files: readonly ReleaseFile[]): Generator<ReleaseFile[]> {
  let batch: ReleaseFile[] = [];
  let bytes = 0;
  for (const file of files) {
    batch.push(file);
    bytes += file.size;
    if (bytes < BATCH_BYTES) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
