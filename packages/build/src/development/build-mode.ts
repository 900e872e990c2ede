/**
 * Whether a build is for development: development React, readable names, source maps, hot updates. Only the development commands
 * ask for it; whatever else builds, with whatever NODE_ENV, builds what ships.
 */
export const isDevelopmentBuild = (): boolean => process.env.BUILD_MODE === 'development';
