module.exports = {
  ...require('@sgc/build/jest'),
  // Our packages and d3's modules are published as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@sgc|d3-[a-z]+|internmap)/)'],
};
