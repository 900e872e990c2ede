const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  // Built for import only.
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/test/setup/start.ts',
  globalTeardown: '<rootDir>/test/setup/stop.ts',
};
