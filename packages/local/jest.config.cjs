module.exports = { ...require('@sgc/build/jest') };
