import { type FileSource, Refusal } from '@sgc/release-format';
import { ByteCutter } from './byte-cutter.ts';
import { isDiskError } from './disk-error.ts';
import { type RegistryClient, RegistryUnavailable } from './registry-client.ts';

/** The files of a release as the registry sends them: in one answer. */
export const registrySource =
  (client: Pick<RegistryClient, 'files'>, owner: string, version: string): FileSource =>
  async (files, write) => {
    const name = `${owner} ${version}`;
    const body = await client.files(owner, version);
    try {
      const bytes = new ByteCutter(body);
      for (const file of files) await write(file, bytes.take(file.size));
      if (await bytes.hasMore())
        throw new Refusal('files', `the files of ${name} came with more bytes than they should have`, {
          blameless: true,
        });
    } catch (error) {
      if (error instanceof Refusal || isDiskError(error)) throw error;
      throw new RegistryUnavailable(`the files of ${name} did not arrive: ${(error as Error).message}`);
    } finally {
      body.destroy();
    }
  };
