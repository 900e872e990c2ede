import { mergeRsbuildConfig, rspack } from '@rsbuild/core';
import { sectionConfig } from '@sgc/build';

/** React 17 asks for `react` and `react-dom`, which are the page's here: it gets its own. */
const ownReact = new rspack.NormalModuleReplacementPlugin(/^react(-dom)?$/, (asked) => {
  if (/[\\/]react-dom-17[\\/]/.test(asked.contextInfo.issuer)) asked.request += '-17';
});

export default mergeRsbuildConfig(sectionConfig(import.meta.dirname), { tools: { rspack: { plugins: [ownReact] } } });
