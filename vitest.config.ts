import { defineConfig } from 'vitest/config';

/** Of all projects together. Beside each its servers, databases and compilers work as much again. */
const maxWorkers = 3;

/** Many files in one process: a third of the time goes into loading what all of them depend on. */
const isolate = false;

/** What a test waits for comes late on a busy machine. Milliseconds. */
const expectation = { poll: { timeout: 10_000 } };

/** Rules, HTTP and processes under Node; the components' browser mode stands in web/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          expect: expectation,
          isolate,
          // The browser's modules keep state: each file has its own.
          setupFiles: ['tools/fresh-modules.ts'],
          maxWorkers,
          // Properties go through thousands of days: on a busy machine one takes longer than five seconds.
          testTimeout: 60_000,
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
          expect: expectation,
          include: ['server/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'server/src/platform/postgres/**',
            'server/test/process/**',
          ],
          globalSetup: ['server/test/global-setup.ts'],
          isolate,
          maxWorkers,
          // Passwords are hashed for real: on a busy machine a test of many sign-ins takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          expect: expectation,
          maxWorkers,
          include: [
            'server/src/platform/postgres/**/*.test.ts',
            'server/test/process/**/*.test.ts',
          ],
          // One test starts several servers; for some an idle machine takes ten seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
