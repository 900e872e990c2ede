import { manifestSchema } from './manifest.schema.ts';
import { entryPoints, publishedManifest } from './published-manifest.ts';

const MANIFEST = manifestSchema.parse({
  name: '@sgc/look',
  version: '0.2.0',
  private: true,
  type: 'module',
  bin: { look: './bin/look.mjs' },
  exports: { '.': './src/index.tsx', './testing': './src/testing.ts', './tokens': './tokens/tokens.css' },
  publishConfig: {
    access: 'restricted',
    bin: { look: './src/main.ts' },
    exports: {
      '.': './src/index.tsx',
      './preset': { types: './preset.d.cts', default: './preset.cjs' },
      './tokens': './tokens/tokens.css',
    },
  },
  sideEffects: ['./src/index.tsx', '**/*.css'],
  scripts: { test: 'jest' },
  dependencies: { '@sgc/words': '*', zod: '^4.6.7' },
  peerDependencies: { react: '19.3.1' },
});

const VERSIONS = new Map([
  ['@sgc/look', '0.2.0'],
  ['@sgc/words', '0.3.1'],
]);

test('a published manifest leaves out the fields for the workspace alone, and leads to compiled files with their types', () => {
  expect(publishedManifest(MANIFEST, VERSIONS)).toEqual({
    name: '@sgc/look',
    version: '0.2.0',
    type: 'module',
    bin: { look: './src/main.js' },
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './preset': { types: './preset.d.cts', default: './preset.cjs' },
      './tokens': './tokens/tokens.css',
    },
    files: [],
    publishConfig: { access: 'restricted' },
    sideEffects: ['./src/index.js', '**/*.css'],
    dependencies: { '@sgc/words': '^0.3.1', zod: '^4.6.7' },
    peerDependencies: { react: '19.3.1' },
  });
});

test('sources that are exported or run are compiled, and no others', () => {
  expect(entryPoints(MANIFEST)).toEqual(['./src/index.tsx', './src/main.ts']);
});
