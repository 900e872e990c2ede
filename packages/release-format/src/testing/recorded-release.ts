import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import recorded from '../../recorded/contract-2.json' with { type: 'json' };
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releaseDescriptorSchema } from '../descriptor.schema.ts';

/**
 * A release of mfe-eco that was built for contract 2, with its own packages: a page with a button, and one that said `never`.
 * @param folder gets its files.
 */
export const writeRecordedRelease = (folder: string): ReleaseDescriptor => {
  const files = { ...recorded.files, [DESCRIPTOR_FILE]: JSON.stringify(recorded.descriptor) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return releaseDescriptorSchema.parse(recorded.descriptor);
};
