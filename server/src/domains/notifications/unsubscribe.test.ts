import { notificationPreferenceRoutes as routes } from '@stratum/contract/notification-preferences';
import { afterAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';

const on = await openTestApp();
afterAll(on.close);

/** The path that a mail to somebody is unsubscribed at. */
async function pathFor(user: SignedInUser, mode: 'instant' | 'digest'): Promise<string> {
  const kinds = [{ kind: 'new_assessment_month' as const, email: mode }];
  await user.call(routes.putNotificationPreferences, { body: { kinds } });
  await user.notify({ kind: 'new_assessment_month', data: { month: '2026-12' } });
  if (mode === 'digest') on.clock.advance(24 * 3_600_000);
  await on.due.runDue();
  const { unsubscribeUrl = '' } = await on.mail.newestTo(user.email);
  return new URL(unsubscribeUrl).pathname;
}
const mailsOf = async (user: SignedInUser) =>
  dataOf(await user.call(routes.getNotificationPreferences)).kinds.flatMap(({ kind, email }) =>
    email === 'off' ? [kind] : [],
  );
const oneClick = (url: string) =>
  on.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('one click ends the mails of a kind, without a session, and may be repeated', async () => {
  const ada = await on.build.user();
  const path = await pathFor(ada, 'instant');
  const before = await mailsOf(ada);
  expect((await oneClick(path)).statusCode).toBe(200);
  expect((await oneClick(path)).statusCode).toBe(200);
  expect((await mailsOf(ada)).toSorted()).toEqual([...before, 'new_assessment_month'].toSorted());
});

test('of a digest it ends all mails that come as one', async () => {
  const ada = await on.build.user();
  const path = await pathFor(ada, 'digest');
  const kinds = [{ kind: 'checkin_reminder' as const, email: 'digest' as const }];
  const { call } = await ada.again();
  await call(routes.putNotificationPreferences, { body: { kinds } });
  await oneClick(path);
  expect(await mailsOf(await ada.again())).toEqual(
    expect.arrayContaining(['new_assessment_month', 'checkin_reminder']),
  );
});

test('a link that is followed changes nothing: it shows a button in the person’s language', async () => {
  const ada = await on.build.user({ locale: 'de' });
  const path = await pathFor(ada, 'instant');
  const before = await mailsOf(await ada.again());
  const page = await on.app.inject({ url: path, headers: { 'accept-language': 'fr' } });
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-language': 'de',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(page.body).toContain('<form method="post">');
  expect(page.body).toContain('Diese E-Mails abbestellen?');
  expect(page.body).toContain('href="/de/profile#notifications"');
  // The page's policy allows none.
  expect(page.body).not.toContain('style="');
  expect(await mailsOf(await ada.again())).toEqual(before);
});

test('an address that was changed or made up is none of ours', async () => {
  const ada = await on.build.user();
  const path = await pathFor(ada, 'instant');
  const changed = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const url of [changed, '/unsubscribe/x', `/unsubscribe/${ada.id}`]) {
    expect((await oneClick(url)).statusCode).toBe(404);
    expect((await on.app.inject({ url })).statusCode).toBe(404);
  }
  expect(await mailsOf(await ada.again())).not.toContain('new_assessment_month');
});
