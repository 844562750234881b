import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { narrow, wide } from './support/screens.ts';

const artefacts = join(import.meta.dirname, '..', 'artefacts');

/** What differs between the screens; the other journeys run once, on the screen they choose. */
const onEveryScreen = ['**/the-home-page-is-whole-before-any-script.spec.ts'];

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(artefacts, 'journeys'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Root has no sandbox; the rest keeps the browser from calling home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: '1440', use: wide },
    { name: '390', use: narrow, testMatch: onEveryScreen },
  ],
});
