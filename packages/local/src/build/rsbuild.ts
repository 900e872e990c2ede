import { join } from 'node:path';

/** The command of rsbuild that is installed in a project. */
export const rsbuildIn = (root: string): string => join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
