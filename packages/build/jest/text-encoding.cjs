// The router encodes text where it starts; jsdom leaves these to Node.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
