import { limits } from '@stratum/contract/limits';
import { logIn, personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

const { cacheClear, redirect } = limits.sessionEnd;
const now = new Date('2026-11-20T09:00:00Z');
const item = (key: string) => localStorage.getItem(key);

test('several calls refused at once end the session once, in its steps', async ({
  request,
  texts,
  signedIn,
  expectFaults,
}) => {
  const person = await verifiedNewcomer(request);
  const page = await signedIn(person.token);
  await page.clock.install({ time: now });
  // The header asks for the status when it mounts and for the count 4 s later: only what is asked
  // after that is to be refused.
  const status = page.waitForResponse(/\/assessment-status$/);
  const count = page.waitForResponse(/\/get-notification-count$/);
  await page.goto('/en/dashboard', { waitUntil: 'networkidle' });
  await status;
  await expect(page.getByRole('heading', { name: texts.standing.newcomer.heading })).toBeVisible();
  await page.clock.runFor(limits.notificationCountDelay);
  await count;
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(new URL(answer.url()).pathname);
  });
  expectFaults({ status: 401, path: /^\/api\/v1\// });
  const toastCode = page.waitForResponse(/toast-stack-.*\.js$/);
  // From here on time stands still: everything asked anew in the other language fails at one moment.
  await page.clock.pauseAt(new Date(now.getTime() + 3_600_000));
  await page.evaluate(() => localStorage.setItem('access_token', 'tampered'));
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const german = textsIn('de');
  await expect.poll(() => page.evaluate(item, 'token_expired_shown')).toBe('true');
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  expect(await page.evaluate(item, 'access_token')).toBeNull();

  await page.clock.runFor(cacheClear - 1);
  await expect(personMenu(page, person.first_name)).toBeVisible();
  await page.clock.runFor(1);
  await expect(personMenu(page, person.first_name)).toBeHidden();

  // The first toast brings its code along and is then shown with a timer of React's: a little of the
  // page's time passes until it is there.
  await toastCode;
  // The first call to fail may be the one that tells the profile of the language about to come.
  const inEither = [texts, german].map(({ errors }) => errors.token_expired);
  const told = page.getByRole('alert').filter({ hasText: oneOf(inEither) });
  const step = 50;
  let passed = cacheClear;
  await expect(async () => {
    await page.clock.runFor(step);
    passed += step;
    expect(await told.count()).toBe(1);
  }).toPass({ timeout: 10_000, intervals: [step] });
  await expect(told).toBeVisible();

  await page.clock.runFor(redirect - passed - 1);
  await expect(page).toHaveURL(/\/de\/dashboard$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL((url) => url.pathname === '/de');
  await expect(page.getByRole('link', { name: german.shell.sign_up })).toBeVisible();
  expect(await page.evaluate(item, 'token_expired_shown')).toBe('true');
});

test('in real time too, and signing in again begins anew', async ({
  request,
  texts,
  signedIn,
  expectFaults,
}) => {
  const person = await verifiedNewcomer(request);
  expectFaults({ status: 401, path: /^\/api\/v1\// });
  const page = await signedIn(`${person.token}x`);
  await page.goto('/dashboard');
  const told = page.getByRole('alert').filter({ hasText: texts.errors.token_expired });
  await expect(told).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(told).toHaveCount(0);
  await logIn(page, texts, person);
  expect(await page.evaluate(item, 'token_expired_shown')).toBeNull();
});

function oneOf(sentences: readonly string[]): RegExp {
  return new RegExp(sentences.map((sentence) => RegExp.escape(sentence)).join('|'), 'u');
}
