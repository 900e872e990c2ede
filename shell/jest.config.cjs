const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  // A shell starts in half a second, but takes many times that if several programs share a processor.
  testTimeout: 60_000,
  globalSetup: require.resolve('@sgc/release-format/test-fixture/build'),
};
