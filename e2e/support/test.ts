import { test as base, type BrowserContext, type BrowserContextOptions, expect } from '@playwright/test';
import type { Locale } from '@stratum/contract/locale';
import { type RunningServer, startServer } from './server.ts';
import { type Texts, textsIn } from './texts.ts';
import { type ExpectedFault, watch } from './watch.ts';

interface Options {
  /** The language of the reader: the browser's, and that of `texts`. */
  readonly reads: Locale;
}

interface Fixtures {
  readonly texts: Texts;
  /** The browser context of `page`, watched: noise in any of its pages fails the test. */
  readonly context: BrowserContext;
  /** Another browser of the same kind, with nothing in it; watched too. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Failures that belong to what is tried out. */
  readonly expectFaults: (...faults: ExpectedFault[]) => void;
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

const regional: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

export const test = base.extend<Options & Fixtures & { faults: Faults }, WorkerFixtures>({
  reads: ['en', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names it is asked for
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  locale: async ({ reads }, use) => use(regional[reads]),
  timezoneId: 'Europe/Berlin',
  texts: async ({ reads }, use) => use(textsIn(reads)),
  faults: async ({ server }, use) => {
    const faults = new Faults(server.url);
    await use(faults);
    expect(faults.found(), 'what the pages complained about').toEqual([]);
  },
  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },
  anotherBrowser: async ({ browser, contextOptions, faults, ...use_ }, use) => use(null as never),
  expectFaults: async ({ faults }, use) => use((...expected) => faults.expect(...expected)),
});
