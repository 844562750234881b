import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, fileNames } from './build/chunks.ts';
import { subsetFonts } from './build/fonts.ts';
import { messageBundles } from './build/message-bundles.ts';
import { unusedComponents } from './build/unused-components.ts';

/** The first browsers that know `light-dark()`. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Whose footer links pages carry from the build on; their other texts are read where they are rendered. */
const contentPack = process.env.CONTENT_DIR || path.resolve(import.meta.dirname, '../content/pack');

/** Where the development server finds calls and files. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  plugins: [
    subsetFonts(),
    messageBundles(),
    unusedComponents(),
    react({ compiler: true }),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'de-DE'] }), enforce: 'pre' },
  ],
  resolve: { alias: { 'content-pack': path.resolve(contentPack) } },
  server: {
    proxy: {
      '/api': { target: apiOrigin, ws: true },
      '/uploads/': apiOrigin,
      '/files/': apiOrigin,
      '/films/': apiOrigin,
    },
  },
  // What renders pages again runs where the libraries of the pages are not installed.
  ssr: { noExternal: true },
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: 'dist/client',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      // A schema that nobody parses with is dropped: a public page carries none of zod.
      treeshake: { manualPureFunctions: ['z'] },
      input: isSsrBuild
        ? { prerender: 'src/app/prerender.tsx', render: 'build/render-public-pages.ts' }
        : {
            boot: 'src/app/boot.ts',
            public: 'src/app/styles/public.css',
            account: 'src/app/styles/account.css',
          },
      output: isSsrBuild ? {} : { ...fileNames, codeSplitting: { groups: chunkGroups } },
    },
  },
}));
