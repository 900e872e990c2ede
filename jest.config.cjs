const { testTimeout } = require('@sgc/build/jest');

// Unit tests of packages, sections and of what tests are made with; the API's and the shell's tests need what they start themselves.
module.exports = {
  projects: ['<rootDir>/packages/*', '<rootDir>/mfe-*', '<rootDir>/e2e'],
  testTimeout,
};
