const { format } = require('node:util');

// A test that prints has met something unexpected.
const printed = [];
for (const method of ['log', 'info', 'warn', 'error']) {
  console[method] = (...words) => printed.push(`console.${method}: ${format(...words)}`);
}

afterEach(() => {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
