const preset = require('@sgc/build/jest');

module.exports = {
  ...preset,
  moduleNameMapper: { ...preset.moduleNameMapper, '\\.svg$': '<rootDir>/test/picture-address.cjs' },
};
