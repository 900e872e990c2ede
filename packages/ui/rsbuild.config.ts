import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// The gallery: every component in all its states on one page.
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './gallery/main.tsx' } },
  html: { template: './gallery/index.html' },
  server: { port: Number(process.env.GALLERY_PORT ?? 4400), printUrls: true },
  output: {
    distPath: { root: 'dist/gallery' },
    assetPrefix: 'auto',
    cssModules: { localIdentName: 'ui__[local]-[hash:base64:6]' },
  },
});
