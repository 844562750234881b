import type { BrowserContext, Page } from '@playwright/test';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { locales } from '@stratum/contract/locale';
import { goWithinApp } from '../support/account.ts';
import { ada, sessionOf, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern } from '../support/texts.ts';

const isControlled = () => navigator.serviceWorker.controller !== null;

/** The calls whose replies are kept. */
async function keptReads(page: Page): Promise<string> {
  const keys = await page.evaluate(async () => {
    const opening = indexedDB.open('stratum-reads');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction('reads').objectStore('reads').getAllKeys();
    return new Promise<IDBValidKey[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
  });
  return keys.map(String).join('\n');
}

async function signInHere(context: BrowserContext, token: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  return page;
}

/** Every kept address, by all that the worker keeps. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    }
    return found.map((url) => new URL(url).pathname);
  });
}

/** Shows another page of the app, by its title. */
async function open(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await goWithinApp(page, path);
  await expect(page).not.toHaveTitle(title);
}

test('what was read last opens without a network, and the worker keeps nothing of the API', async ({
  anotherBrowser,
  request,
  texts,
  expectFaults,
}) => {
  const context = await anotherBrowser({ serviceWorkers: 'allow' });
  const page = await signInHere(context, await sessionOf(request, ada));
  const main = page.getByRole('main');
  const loading = main.getByText(texts.ui.loading);
  const [wins, months] = [texts.dailyWins.of_30_days, texts.standing.over_months];
  const dashboard = main.filter({ hasText: wins }).filter({ hasText: months });
  await page.goto('/dashboard');
  await expect(dashboard).toBeVisible();
  for (const path of ['/graphview', '/my-progress', '/profile']) {
    await open(page, path);
    await expect(loading).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  // What the last of the pages reads, and what was read before.
  await expect.poll(() => keptReads(page)).toContain(authEndpoints.sessions.path);
  await expect.poll(() => keptReads(page)).toContain(profileEndpoints.profileInfo.path);
  const documents = (await keptAddresses(page)).filter((path) => !path.startsWith('/assets/'));
  expect(new Set(documents.map((path) => path.split('/')[1]))).toEqual(new Set(locales));

  expectFaults({ status: 'unreachable', path: /./ });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(pattern(texts.offline.away_of_time))).toBeVisible();
  for (const path of ['/graphview', '/my-progress', '/dashboard']) {
    await open(page, path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(0);
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
  await expect(dashboard).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  await expect(main.getByText(pattern(texts.dailyWins.figures_of))).toBeVisible();
  await expect(main.getByText(texts.dailyWins.none_yet)).toBeVisible();
  await expect(dashboard).toBeVisible();

  await page.clock.setFixedTime(Date.now());
  await context.setOffline(false);
  await page.reload();
  await expect(main.getByText(pattern(texts.dailyWins.figures_of))).toBeHidden();
  await expect(page.getByText(pattern(texts.offline.away_of_time))).toBeHidden();
});

test('a new release is offered, and taken when the person says so', async ({
  anotherBrowser,
  request,
  texts,
}) => {
  const context = await anotherBrowser({ serviceWorkers: 'allow' });
  const { token } = await verifiedNewcomer(request);
  const page = await signInHere(context, token);
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  // Another address of the same worker is a new one to the browser.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?next');
  });
  await expect(page.getByText(texts.offline.new_release)).toBeVisible();
  const isLoaded = page.waitForEvent('load');
  await page.getByRole('button', { name: texts.offline.reload }).click();
  await isLoaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(texts.offline.new_release)).toBeHidden();
});

test('a worker whose release the server has no more gives way to the network', async ({
  anotherBrowser,
  request,
  expectFaults,
}) => {
  const context = await anotherBrowser({ serviceWorkers: 'allow' });
  const { token } = await verifiedNewcomer(request);
  const page = await signInHere(context, token);
  await page.goto('/profile');
  await expect.poll(() => page.evaluate(isControlled)).toBe(true);
  const documents = async () =>
    (await keptAddresses(page)).filter((path) => !path.startsWith('/assets/'));
  expect(await documents()).not.toEqual([]);

  expectFaults({ status: 404, path: /^\/assets\/gone\.js$/ });
  await page.evaluate(() => fetch('/assets/gone.js'));
  await expect.poll(documents).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
