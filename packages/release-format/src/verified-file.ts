import { createHash } from 'node:crypto';
import type { ReleaseFile } from './descriptor.schema.ts';
import type { Bytes } from './file-source.ts';
import { Refusal } from './refusal.ts';

const refusal = ({ path }: ReleaseFile, what: string): Refusal =>
  new Refusal('files', `${path} ${what}`, { blameless: true });

/**
 * Lets exactly the bytes through that the descriptor promised.
 * @throws Refusal on the first that is too many, or at the end
 */
export async function* verifiedFile(file: ReleaseFile, bytes: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha384');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > file.size) throw refusal(file, `has more than the ${file.size} bytes it should have`);
    hash.update(chunk);
    yield chunk;
  }
  if (size < file.size) throw refusal(file, `has ${size} bytes instead of ${file.size}`);
  if (`sha384-${hash.digest('base64')}` !== file.integrity) throw refusal(file, 'is not what its digest says');
}
