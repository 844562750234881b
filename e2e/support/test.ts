import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { Locale } from '@stratum/contract/locale';
import { keepInStorage } from './account.ts';
import { type Look, lookOnBothWidths, lookOnThisWidth } from './look.ts';
import { type Texts, textsIn } from './texts.ts';
import { createWatch, type ExpectedFault, type Watch } from './watch.ts';

interface Fixtures {
  /** The reader's language: what the browser asks for, and what `texts` are in. */
  readonly reads: Locale;
  readonly texts: Texts;
  /** Whether axe looks too; off where it sees the same screen in the longest language. */
  readonly axe: boolean;
  /** Holds a screen to what every screen promises, on both widths. */
  readonly look: Look;
  /** The same on the page's present width alone, for what another width would close. */
  readonly lookHere: Look;
  /** Noise in any page of a watched browser fails the test. */
  readonly watch: Watch;
  readonly expectFaults: (...faults: ExpectedFault[]) => void;
  /** `page`, where somebody has signed in before. */
  readonly signedIn: (token: string) => Promise<Page>;
  /** A browser like the one of `page` that has never been here; watched too. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

const regions: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

export const test = base.extend<Fixtures, { server: { readonly url: string } }>({
  server: [
    // The runner gives what is named here.
    async ({}, use) => {
      const { JOURNEYS_SERVER: url } = process.env;
      if (!url) throw new Error('The server of the journeys has not been started');
      await use({ url });
    },
    { scope: 'worker' },
  ],
  reads: ['en', { option: true }],
  baseURL: ({ server }, use) => use(server.url),
  locale: ({ reads }, use) => use(regions[reads]),
  timezoneId: 'Europe/Zurich',
  texts: ({ reads }, use) => use(textsIn(reads)),
  axe: [true, { option: true }],
  look: ({ reads, colorScheme, axe }, use) => use(lookOnBothWidths({ reads, colorScheme, axe })),
  lookHere: ({ reads, colorScheme, axe }, use) => use(lookOnThisWidth({ reads, colorScheme, axe })),
  watch: async ({ server }, use) => {
    const watch = createWatch(server.url);
    await use(watch);
    expect(watch.faults, 'what the pages complained about').toEqual([]);
  },
  expectFaults: ({ watch }, use) => use((...faults) => watch.expect(...faults)),
  // A connection that stays open may be closed by the server just when it is used again.
  request: async ({ playwright, server }, use) => {
    const extraHTTPHeaders = { connection: 'close' };
    const request = await playwright.request.newContext({ baseURL: server.url, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
  context: async ({ context, watch, javaScriptEnabled }, use) => {
    // Without scripts a browser refuses to fetch those that a page names beforehand.
    if (!javaScriptEnabled) watch.expect({ status: 'unreachable', path: /^\/assets\/.*\.js$/ });
    watch.over(context);
    await use(context);
  },
  signedIn: ({ page }, use) =>
    use(async (token) => {
      await keepInStorage(page, { access_token: token });
      return page;
    }),
  anotherBrowser: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      watch.over(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
