// Unit tests of packages, sections and of what tests are made with; the API's and the shell's tests need what they start themselves.
module.exports = {
  projects: ['<rootDir>/packages/*', '<rootDir>/mfe-*', '<rootDir>/e2e'],
  // Starting a PostgreSQL for the first time takes longer than jest's five seconds on a busy machine.
  testTimeout: 60_000,
};
