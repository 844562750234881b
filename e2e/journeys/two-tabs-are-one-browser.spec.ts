import { personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('who logs out in one tab is logged out in the other, and a theme reaches both', async ({
  request,
  context,
  texts,
  signedIn,
}) => {
  const { shell } = texts;
  const person = await verifiedNewcomer(request);
  const [one, other] = [await signedIn(person.token), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/dashboard');
    await expect(personMenu(page, person.first_name)).toBeVisible();
  }

  await one.getByRole('contentinfo').getByText(shell.theme.dark, { exact: true }).click();
  for (const page of [one, other]) {
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }

  await personMenu(one, person.first_name).click();
  await one.getByRole('button', { name: shell.log_out, exact: true }).click();
  for (const page of [one, other]) {
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: shell.sign_up })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  }
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen theme is there, and a cookie that says something else is none', async ({
    page,
    context,
    server,
  }) => {
    const html = page.locator('html');
    for (const [value, scheme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['%3Cscript%3E', 'light dark'],
    ] as const) {
      await context.addCookies([{ name: 'theme', value, url: server.url }]);
      for (const address of ['/', '/login']) {
        await page.goto(address);
        await expect(html).toHaveCSS('color-scheme', scheme);
      }
    }
  });
});
