import { apiBase } from '@stratum/contract/route';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a sign-in on another device shows in the bell, and is read and deleted', async ({
  request,
  texts,
  signedIn,
}) => {
  const person = await verifiedNewcomer(request);
  const { email, password, token } = person;
  const elsewhere = { data: { email, password }, headers: { 'user-agent': firefox } };
  expect((await request.post(`${apiBase}/auth/sign-in`, elsewhere)).ok()).toBe(true);

  const { notifications, told } = texts;
  const page = await signedIn(token);
  await page.goto('/dashboard');
  const bell = page.getByRole('banner').getByRole('link', { name: notifications.bell });
  await expect(bell).toHaveAccessibleName(say(notifications.bell_unread_one, { count: 1 }));
  await bell.click();
  await expect(page.getByRole('heading', { name: notifications.title, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`${notifications.title} · Stratum`);
  const row = page.getByRole('listitem').filter({ hasText: told.kind.new_sign_in.title });
  await expect(row).toContainText(say(told.device_both, { browser: 'Firefox', system: 'Linux' }));

  await page.getByRole('button', { name: notifications.mark_all }).click();
  await expect(bell).toHaveAccessibleName(notifications.bell);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(notifications.empty.heading)).toBeVisible();
  await page.reload();
  await expect(page.getByText(notifications.empty.heading)).toBeVisible();
});
