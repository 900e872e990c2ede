const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  testMatch: [...preset.testMatch, '**/*.e2e-spec.ts'],
  // Nest comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs)/)'],
  globalSetup: '<rootDir>/test/setup/start-postgres.ts',
  globalTeardown: '<rootDir>/test/setup/stop-postgres.ts',
};
