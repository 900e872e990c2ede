// A first start of PostgreSQL takes seconds where other programs keep the machine busy.
module.exports = { ...require('@sgc/build/jest'), testTimeout: 60_000 };
