import { personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import {
  openPushes,
  pressNotification,
  shownNotifications,
  standInForPushService,
} from '../support/push.ts';
import { expect, test } from '../support/test.ts';

test('a push is shown, replaced by the next of its kind, opens its page, and goes with the session', async ({
  anotherBrowser,
  request,
  baseURL,
  texts,
}) => {
  const context = await anotherBrowser({
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  await standInForPushService(page);
  await page.goto('/robots.txt');
  const { token, first_name } = await verifiedNewcomer(request);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.goto('/en/profile');
  const control = page.getByRole('switch', { name: texts.push.show });
  await expect(control).toBeEnabled();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await page.getByText(texts.push.show).click();
  await expect(control).toBeChecked();
  await page.reload();

  const push = await openPushes(page);
  const navigate = new URL('/notifications', baseURL).href;
  const saying = (title: string) => ({
    web_push: 8030 as const,
    notification: { title, body: 'Body', navigate, lang: 'en' as const, tag: 'streak' },
  });
  await push(saying('Five days'));
  await push(saying('Six days'));
  await push('not a payload');
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([
      { title: 'Six days', body: 'Body', tag: 'streak', lang: 'en' },
      { title: 'Stratum', body: '', tag: '', lang: '' },
    ]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await pressNotification(page, 'streak');
  await expect(page).toHaveURL(/\/en\/notifications$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // A list that is still on its way as the session ends would be refused.
  await expect(page.getByText(texts.notifications.empty.heading)).toBeVisible();
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);

  await personMenu(page, first_name).click();
  await page.getByRole('button', { name: texts.shell.log_out }).click();
  await expect.poll(() => shownNotifications(page)).toEqual([]);
});
