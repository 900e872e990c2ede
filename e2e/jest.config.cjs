// Rules of the kit and of reports that need no site. Tests in a browser are Playwright's: `.spec.ts`.
module.exports = { ...require('@sgc/build/jest') };
