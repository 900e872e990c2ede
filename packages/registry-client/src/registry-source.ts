import { type FileSource, Refusal } from '@sgc/release-format';
import { isDiskError } from './disk-error.ts';
import { type RegistryClient, RegistryUnavailable } from './registry-client.ts';

/** Files as the registry has them, by their digests. */
export const registrySource = (client: Pick<RegistryClient, 'file'>): FileSource => ({
  open: ({ integrity }) => client.file(integrity),
  explain: (error, { path }) =>
    error instanceof Refusal || error instanceof RegistryUnavailable || isDiskError(error)
      ? error
      : new RegistryUnavailable(`${path} did not arrive: ${(error as Error).message}`),
});
