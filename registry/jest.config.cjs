const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  // Built for import only.
  transformIgnorePatterns: ['/node_modules/(?!cookie/)'],
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  // Programs start in half a second, but take many times that if several share a processor.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/setup/start.ts',
  globalTeardown: '<rootDir>/test/setup/stop.ts',
};
