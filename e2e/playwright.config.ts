import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const artefacts = join(import.meta.dirname, '..', 'artefacts');

/** Journeys for which a wide window or a finger alone says enough. */
const wideOnly = [
  '**/an-expired-session-ends-once.spec.ts',
  '**/a-broken-client-state-never-blanks-the-page.spec.ts',
  '**/everything-is-reached-by-keyboard.spec.ts',
];

export default defineConfig({
  testDir: join(import.meta.dirname, 'journeys'),
  outputDir: join(artefacts, 'journeys'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
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
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: '390',
      testIgnore: wideOnly,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
