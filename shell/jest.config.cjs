module.exports = {
  projects: [
    require('@sgc/build/jest'),
    {
      ...require('@sgc/build/jest'),
      testMatch: ['**/*.e2e-spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      globalSetup: require.resolve('./test/releases/build-fixture.ts'),
    },
  ],
};
