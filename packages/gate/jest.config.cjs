module.exports = {
  ...require('@sgc/build/jest'),
  // The parser of HTML comes as ECMAScript modules alone.
  transformIgnorePatterns: ['/node_modules/(?!@sgc/|@parse5/|parse5/|entities/)'],
};
