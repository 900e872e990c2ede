const { basename } = require('node:path');

// Pictures in unit tests: an import gives the file's name.
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
