import { defineConfig } from 'vitest/config';

/** Rules, HTTP and processes under Node; the components' browser mode stands in web/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'contract/**/*.test.ts',
            'content/**/*.test.ts',
            'web/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.*'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'server/src/platform/postgres/**',
            'server/test/process/**',
          ],
          globalSetup: ['server/test/global-setup.ts'],
          maxWorkers: 2,
          // Passwords are hashed for real: on a busy machine a test of many sign-ins takes its time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          include: [
            'server/src/platform/postgres/**/*.test.ts',
            'server/test/process/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
