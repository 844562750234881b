import { logIn, personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What may stand in local storage where the encrypted state belongs. */
const broken: Readonly<Record<string, string>> = {
  empty: '',
  'no state at all': 'null',
  'somebody else’s JSON': '{"authData":{"isLoggedIn":true,"userData":{"first_name":"<b>Eve</b>"}}}',
  'random letters': 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=',
  'characters that are no text': '\u0000\uD800\uFFFF',
  huge: 'x'.repeat(4_000_000),
};

for (const [name, root] of Object.entries(broken)) {
  test(`the stored state is ${name}`, async ({ request, server, texts, anotherBrowser }) => {
    const stored = (localStorage: { name: string; value: string }[]) => ({
      storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
    });
    const state = { name: 'root', value: root };
    await test.step('signed out: home and login work', async () => {
      const page = await (await anotherBrowser(stored([state]))).newPage();
      await page.goto('/');
      await expect(page.getByRole('link', { name: texts.shell.log_in }).first()).toBeVisible();
      const person = await verifiedNewcomer(request);
      await logIn(page, texts, person);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.first_name);
    });
    await test.step('with a token that still opens the session', async () => {
      const person = await verifiedNewcomer(request);
      const token = { name: 'access_token', value: person.token };
      const page = await (await anotherBrowser(stored([state, token]))).newPage();
      await page.goto('/dashboard');
      await expect(personMenu(page, person.first_name)).toBeVisible();
      await page.reload();
      await expect(personMenu(page, person.first_name)).toBeVisible();
    });
  });
}

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
