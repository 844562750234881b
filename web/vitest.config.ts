import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from '../e2e/support/chromium.ts';
import { packageImports } from './build/package-imports.ts';
import viteConfig from './vite.config.ts';

/** Components in a real browser; rules without one are tested from the root. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // React Aria renders every row of a virtual list in tests, unless told that they have a layout.
    define: { 'process.env.VIRT_ON': 'true' },
    // Bundled at the start: a package found later reloads tests under way, with a second copy of
    // React. The list is part of the key of Vite's cache, which does not look at sources.
    optimizeDeps: {
      entries: ['{src,service-worker}/**/*.{ts,tsx}'],
      include: packageImports(path.join(import.meta.dirname, 'src')),
    },
    test: {
      name: 'components',
      include: ['{src,service-worker}/**/*.browser.test.{ts,tsx}'],
      // What a test waits for comes late on a busy machine. Milliseconds.
      expect: { poll: { timeout: 10_000 } },
      testTimeout: 60_000,
      // Pages at a time: one alone waits for its own frames half of the time.
      maxWorkers: 3,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Chromium's start and the bundling of the dependencies, on a busy machine. Milliseconds.
        connectTimeout: 240_000,
        provider: playwright({ launchOptions }),
        instances: [
          { browser: 'chromium', name: 'components', viewport: { width: 1280, height: 800 } },
        ],
      },
    },
  }),
);
