import type { Page } from '@playwright/test';
import type { SessionReply } from '@stratum/contract/auth';
import { apiBase } from '@stratum/contract/route';
import { gotoLive } from '../support/live.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/texts.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a sign-in on another device is told in every tab, and may end their session', async ({
  request,
  context,
  texts,
  signedIn,
  expectFaults,
}) => {
  const { notifications, shell, told } = texts;
  const person = await verifiedNewcomer(request);
  const [dashboard, profile] = [await signedIn(person.token), await context.newPage()];
  await gotoLive(dashboard, '/dashboard');
  await gotoLive(profile, '/profile');
  const devices = profile.getByRole('region', { name: texts.profile.security.title });
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  const { email, password } = person;
  const elsewhere = { data: { email, password }, headers: { 'user-agent': firefox } };
  const signIn = await request.post(`${apiBase}/auth/sign-in`, elsewhere);
  const { data: session }: { data: SessionReply } = await signIn.json();
  await expect(
    dashboard.getByRole('status').filter({ hasText: told.kind.new_sign_in.title }),
  ).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  for (const page of [dashboard, profile]) {
    const bell = page.getByRole('banner').getByRole('link', { name: notifications.bell });
    await expect(bell).toHaveAccessibleName(say(notifications.bell_unread_one, { count: 1 }));
  }

  // A call that is on its way may be refused before the page is told.
  expectFaults({ status: 401, path: new RegExp(`^${apiBase}/`) });
  const headers = { authorization: `Bearer ${session.accessToken}` };
  expect((await request.delete(`${apiBase}/auth/sessions`, { headers })).ok()).toBe(true);
  for (const page of [dashboard, profile]) {
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: shell.sign_up })).toBeVisible();
  }
});

test('a win in one tab shows in the other, and goes with its undo', async ({
  request,
  context,
  texts,
  signedIn,
}) => {
  const { token } = await verifiedNewcomer(request);
  const [one, other] = [await signedIn(token), await context.newPage()];
  for (const page of [one, other]) await gotoLive(page, '/dashboard');
  const alarm = (page: Page) =>
    page.getByRole('button', { name: texts.dailyWins.habit.alarm, exact: true });
  for (const isWon of ['true', 'false']) {
    await alarm(one).click({ position: { x: 38, y: 32 } });
    await expect(alarm(other)).toHaveAttribute('aria-pressed', isWon);
  }
});
