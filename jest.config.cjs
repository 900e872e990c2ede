// Unit tests of packages and sections; the API's and the shell's tests need what they start themselves.
module.exports = { projects: ['<rootDir>/packages/*', '<rootDir>/mfe-*'] };
