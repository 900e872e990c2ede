// Markdown in unit tests: what the server's build of a section holds.
const { compileMarkdown } = require('tsx/cjs/api').require('@sgc/markdown/compile-markdown', __filename);

module.exports = {
  process: (source) => ({
    code: `exports.__esModule = true; exports.default = async () => (${JSON.stringify(compileMarkdown(source))});`,
  }),
};
