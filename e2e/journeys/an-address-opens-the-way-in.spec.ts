import { personMenu } from '../support/account.ts';
import { verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

const at = (path: string) => (url: URL) => url.pathname + url.search === path;

test('logged out, a key opens the sign-up or the login, and leaves the address', async ({
  page,
  texts,
}) => {
  const { signup, login } = texts.auth;
  for (const [address, heading] of [
    ['/?start_your_journey', signup.heading],
    ['/?login', login.heading],
    ['/?dashboard&from=mail', login.heading],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(page).toHaveURL(at(address.includes('from') ? '/?from=mail' : '/'));
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after the login it leads to where the key points, in the language of the address', async ({
  request,
  page,
  texts,
}) => {
  const person = await verifiedNewcomer(request);
  await page.goto('/en/login?start_assessment');
  await expect(page).toHaveURL(/\/en\/login\?return=/);
  await page.goto('/en?start_assessment');
  const dialog = page.getByRole('dialog', { name: texts.auth.login.heading });
  await dialog.getByLabel(texts.auth.email, { exact: true }).fill(person.email);
  await dialog.getByLabel(texts.auth.password, { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: texts.auth.login.submit }).click();
  await expect(page).toHaveURL(at('/en/self-assessment'));
});

test('logged in, a key leads on, and the way back does not ask again', async ({
  request,
  signedIn,
}) => {
  const person = await verifiedNewcomer(request);
  const page = await signedIn(person.token);
  for (const [address, destination] of [
    ['/?start_assessment', '/self-assessment'],
    ['/de/profile?start_your_journey', '/de/dashboard'],
    ['/dashboard?login', '/dashboard'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(at(destination));
    await expect(personMenu(page, person.first_name)).toBeVisible();
  }
  await page.goto('/?dashboard');
  await expect(page).toHaveURL(at('/dashboard'));
  await page.goBack();
  await expect(page).toHaveURL(at('/dashboard'));
});
