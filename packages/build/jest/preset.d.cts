import type { Config } from 'jest';

/** jest's settings of every section. */
declare const preset: Config;
export = preset;
