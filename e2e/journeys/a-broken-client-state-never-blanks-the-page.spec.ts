import { keepInStorage, logIn, personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

/** What may stand in local storage where the encrypted state belongs. */
const broken: Readonly<Record<string, string>> = {
  empty: '',
  'no state at all': 'null',
  'somebody else’s JSON': '{"authData":{"isLoggedIn":true,"userData":{"first_name":"<b>Eve</b>"}}}',
  'random letters': 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=',
  'characters that are no text': '\u0000\uD800\uFFFF',
  huge: 'x'.repeat(4_000_000),
};

test('whatever the stored state is, pages open with a session and without one', async ({
  request,
  page,
  texts,
}) => {
  const person = await verifiedNewcomer(request);
  for (const [name, root] of Object.entries(broken)) {
    await test.step(`${name}, with a token that still opens the session`, async () => {
      await keepInStorage(page, { root, access_token: person.token });
      await page.goto('/dashboard');
      await expect(personMenu(page, person.first_name)).toBeVisible();
      await page.reload();
      await expect(personMenu(page, person.first_name)).toBeVisible();
    });
    await test.step(`${name}, signed out`, async () => {
      await keepInStorage(page, { root });
      await page.evaluate(() => localStorage.removeItem('access_token'));
      await page.goto('/');
      await expect(page.getByRole('link', { name: texts.shell.log_in }).first()).toBeVisible();
    });
  }
  await logIn(page, texts, person);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.first_name);
});

test('storage is blocked altogether: one can still log in and look around', async ({
  page,
  request,
  texts,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const person = await verifiedNewcomer(request);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.home.hero.see);
  await logIn(page, texts, person);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.first_name);
  await page.getByRole('link', { name: texts.standing.newcomer.how }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts.overview.start.heading }),
  ).toBeVisible();
});
