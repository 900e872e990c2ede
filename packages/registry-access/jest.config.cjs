module.exports = {
  ...require('@sgc/build/jest'),
  // Built for import only.
  transformIgnorePatterns: ['/node_modules/(?!(@sgc|cookie)/)'],
};
