module.exports = {
  ...require('@sgc/build/jest'),
  setupFiles: [require.resolve('./jest.setup.cjs')],
  // d3's modules are published as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z]+|internmap)/)'],
};
