import { mergeRsbuildConfig } from '@rsbuild/core';
import { bundledProgramConfig } from '@sgc/build/programs';

const config = bundledProgramConfig(import.meta.dirname, {
  outside: ['sharp'],
  absent: [
    '@fastify/multipart',
    '@fastify/view',
    '@nestjs/microservices',
    '@nestjs/platform-express',
    '@nestjs/websockets',
    'class-transformer',
    'class-validator',
    'pg-native',
    'typescript',
  ],
});

export default mergeRsbuildConfig(config, {
  source: { entry: { inventory: './src/inventory.ts', leads: './src/leads.ts', migrate: './src/migrate.ts' } },
});
