const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/releases/build-fixture.ts',
};
