import { type FileSource, Refusal } from '@sgc/release-format';
import { ByteCutter } from './byte-cutter.ts';
import { isDiskError } from './disk-error.ts';
import { type RegistryClient, RegistryUnavailable } from './registry-client.ts';

const explained = (error: unknown, path: string): unknown =>
  error instanceof Refusal || error instanceof RegistryUnavailable || isDiskError(error)
    ? error
    : new RegistryUnavailable(`${path} did not arrive: ${(error as Error).message}`);

/** The files of a release as the registry sends them: in one answer. */
export const registrySource =
  (client: Pick<RegistryClient, 'files'>, owner: string, version: string): FileSource =>
  async (files, write) => {
    const body = await client.files(owner, version);
    try {
      const bytes = new ByteCutter(body);
      for (const file of files) {
        await write(file, bytes.take(file.size)).catch((error: unknown) => {
          throw explained(error, file.path);
        });
      }
      if (await bytes.hasMore())
        throw new Refusal('files', `the files of ${owner} ${version} came with more bytes than they should have`, {
          blameless: true,
        });
    } finally {
      body.destroy();
    }
  };
