import { mergeRsbuildConfig } from '@rsbuild/core';
import { nodeProgramConfig } from '@sgc/build';

export default mergeRsbuildConfig(nodeProgramConfig(import.meta.dirname), {
  source: { entry: { inventory: './src/inventory.ts', leads: './src/leads.ts', migrate: './src/migrate.ts' } },
});
