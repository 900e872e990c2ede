// One jest setting for every program: swc compiles, unexpected console output fails, names tell who collects a file.
module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [require.resolve('./text-encoding.cjs')],
  setupFilesAfterEnv: [require.resolve('./fail-on-console.cjs'), require.resolve('./patient-waits.cjs')],
  // Programs, browsers and a first PostgreSQL start in seconds, but take many times that if several share a processor.
  testTimeout: 60_000,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.svg$': require.resolve('./picture.cjs'),
    '\\.md$': require.resolve('./markdown.cjs'),
  },
  // Our packages are ECMAScript modules, and are compiled where they are installed too.
  transformIgnorePatterns: ['/node_modules/(?!@sgc/)'],
  moduleNameMapper: { '\\.css(\\?raw)?$': require.resolve('./class-names.cjs') },
};
