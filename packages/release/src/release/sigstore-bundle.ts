import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releaseDescriptorSchema, signedText } from '@sgc/release-format';
import { Failure } from '../failure.ts';
import type { BuiltRelease } from './section-folder.ts';

const readBundle = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Failure(`The command of --sigstore wrote no bundle to $RELEASE_BUNDLE: ${(error as Error).message}`);
  }
};

/**
 * Has a command sign a built release with Sigstore, and puts the bundle into the release's description.
 * @param command for the shell: it signs the file `$RELEASE_TEXT` and writes the bundle to `$RELEASE_BUNDLE`.
 */
export const withSigstoreBundle = async (
  { folder, descriptor }: BuiltRelease,
  command: string,
): Promise<BuiltRelease> => {
  const place = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const text = join(place, 'release.txt');
    const bundle = join(place, 'release.sigstore.json');
    await writeFile(text, signedText(descriptor));
    const env = { ...process.env, RELEASE_TEXT: text, RELEASE_BUNDLE: bundle };
    const [code] = await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'exit');
    if (code !== 0) throw new Failure('The command of --sigstore failed; nothing was published.');
    const bundled: ReleaseDescriptor = releaseDescriptorSchema.parse({
      ...descriptor,
      sigstore: await readBundle(bundle),
    });
    await writeFile(join(folder, DESCRIPTOR_FILE), JSON.stringify(bundled));
    return { folder, descriptor: bundled };
  } finally {
    await rm(place, { recursive: true });
  }
};
