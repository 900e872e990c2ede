const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  globalSetup: require.resolve('@sgc/release-format/test-fixture/build'),
};
