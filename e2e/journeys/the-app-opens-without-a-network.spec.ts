import type { BrowserContext, Page } from '@playwright/test';
import { personMenu } from '../support/account.ts';
import { ada, sessionOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { pattern } from '../support/texts.ts';

/** What a person has read is kept, and the worker has taken over. */
async function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return names.includes('stratum-reads') && navigator.serviceWorker.controller !== null;
  });
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

test('what was read last opens without a network, and nothing of the API is in its cache', async ({
  anotherBrowser,
  request,
  texts,
  expectFaults,
}) => {
  const context = await anotherBrowser({ serviceWorkers: 'allow' });
  const page = await signInHere(context, await sessionOf(request, ada));
  for (const path of ['/graphview', '/my-progress', '/profile', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect.poll(() => isKept(page)).toBe(true);
  const level = await page.getByRole('main').innerText();
  const addresses = await keptAddresses(page);
  expect(addresses).toContain('/en/dashboard');
  expect(addresses.filter((path) => !/^\/(assets\/.+|(en|fr|de)\/dashboard)$/.test(path))).toEqual(
    [],
  );

  expectFaults({ status: 'unreachable', path: /./ });
  await context.setOffline(true);
  for (const path of ['/graphview', '/my-progress', '/profile', '/dashboard']) {
    await page.goto(path);
    await expect(personMenu(page, ada.first_name)).toBeVisible();
    await expect(page.getByText(pattern(texts.offline.away_of_time))).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  expect(await page.getByRole('main').innerText()).toBe(level);
});
