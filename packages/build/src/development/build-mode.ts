/**
 * Whether a build is for development: development React, readable names, source maps, hot updates. Only the development commands
 * ask for it; every other build, with any NODE_ENV, makes what ships.
 */
export const isDevelopmentBuild = (): boolean => process.env.BUILD_MODE === 'development';
