import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { wide } from './support/screens.ts';

const artefacts = join(import.meta.dirname, '..', 'artefacts');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artefacts, 'journeys'),
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...wide,
    // Emptied between two tests; a page with its files in the cache costs a third.
    reuseContext: true,
    // A worker would answer documents and files, and the journeys watch and hold back those of the
    // network. What the worker does has journeys of its own, which open browsers that allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions,
  },
});
