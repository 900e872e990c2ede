// A first start of PostgreSQL takes seconds on a busy machine.
module.exports = { ...require('@sgc/build/jest'), testTimeout: 60_000 };
