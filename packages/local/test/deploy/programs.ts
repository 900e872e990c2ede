import { configSchema } from '../../../../api/src/config/config.schema.ts';
import { environmentSchema as registrySchema } from '../../../../registry/src/config/config.schema.ts';
import { environmentSchema as shellSchema } from '../../../../shell/server/config/config.ts';

/** A program with settings of its own, and where it runs: as a service of Compose and as deployments of the cluster. */
export interface ConfiguredProgram {
  readonly settings: readonly string[];
  readonly service: string;
  readonly deployments: readonly string[];
}

/** Every program that has a schema of settings, by the name that docs/settings.md gives it. */
export const CONFIGURED_PROGRAMS: Readonly<Record<string, ConfiguredProgram>> = {
  api: { settings: Object.keys(configSchema.shape), service: 'api', deployments: ['api', 'api-worker'] },
  registry: { settings: Object.keys(registrySchema.shape), service: 'registry', deployments: ['registry'] },
  shell: { settings: Object.keys(shellSchema.shape), service: 'shell', deployments: ['shell'] },
};
