module.exports = {
  ...require('@sgc/build/jest'),
  // d3's modules are published as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z]+|internmap)/)'],
};
