import type { Page } from '@playwright/test';
import { apiBase } from '@stratum/contract/route';
import { personMenu } from '../support/account.ts';
import { bundle, holdScripts } from '../support/held-scripts.ts';
import { newcomer, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

const boot = bundle.scripts('src/app/boot.ts');

/** Opens a page whose app does not arrive before the function is called that this returns. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page, { but: boot });
  await page.goto(path);
  return release;
}

function fieldsOf(page: Page, { auth }: Texts) {
  return {
    email: page.getByLabel(auth.email, { exact: true }),
    password: page.getByLabel(auth.password, { exact: true }),
  };
}

/** Addresses of the calls that a page makes while it is open. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') calls.push(pathname);
  });
  return calls;
}

const everythingKept = () =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);

const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

test('the files of the app come while the form is read', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (seen) => asked.add(new URL(seen.url()).pathname));
  await page.goto('/login');
  const code = bundle.scripts('src/pages/login/login-page.tsx');
  await expect.poll(() => code.filter((script) => !asked.has(script))).toEqual([]);
});

test('what is typed before the app is there stays, with caret and focus', async ({
  page,
  texts,
}) => {
  const release = await openWithoutApp(page, '/login');
  const { email, password } = fieldsOf(page, texts);
  await password.fill('Lantern-9x');
  await email.pressSequentially('nor@example.org');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  expect(await email.evaluate(isTakenOver)).toBe(false);
  release();
  await expect.poll(() => email.evaluate(isTakenOver)).toBe(true);
  await expect(email).toBeFocused();
  await page.keyboard.type('o');
  await expect(email).toHaveValue('noor@example.org');
  await expect(password).toHaveValue('Lantern-9x');
});

test('a submission waits for the app, says so, and signs in once', async ({
  page,
  request,
  texts,
}) => {
  const person = await verifiedNewcomer(request);
  const release = await openWithoutApp(page, '/en/login?return=%2Fen%2Fprofile');
  const calls = callsOf(page);
  const { email, password } = fieldsOf(page, texts);
  await email.fill(person.email);
  await password.fill(person.password);
  await password.press('Enter');
  const submit = page.getByRole('button', { name: texts.auth.login.submit });
  await expect(submit).toHaveAttribute('data-waiting');
  await expect(page.getByRole('status').getByText(texts.ui.loading)).toBeAttached();
  await submit.click();
  await password.press('Enter');
  expect(calls).toEqual([]);
  expect(await page.evaluate(everythingKept)).not.toContain(person.password);
  release();
  await expect(page).toHaveURL(/\/en\/profile$/);
  await expect(personMenu(page, person.first_name)).toBeVisible();
  expect(calls.filter((path) => path === `${apiBase}/auth/sign-in`)).toHaveLength(1);
  expect(await page.evaluate(everythingKept)).not.toContain(person.password);
});

test('a press on anything else waits, too, and is done as the app does it', async ({
  page,
  texts,
}) => {
  const release = await openWithoutApp(page, '/login?return=%2Fgraphview');
  const { email } = fieldsOf(page, texts);
  await email.fill('noor@example.org');
  await page.getByRole('link', { name: texts.auth.login.forgot }).click();
  expect(new URL(page.url()).pathname).toBe('/login');
  release();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await expect(email).toHaveValue('noor@example.org');
});

test('who is signed in sees no form, and is sent on to where the address says', async ({
  request,
  signedIn,
}) => {
  const { token, first_name } = await verifiedNewcomer(request);
  const page = await signedIn(token);
  const release = await openWithoutApp(page, '/login');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page, first_name)).toBeVisible();
  await page.goto('/fr/signup?return=%2Ffr%2Fprofile');
  await expect(page).toHaveURL(/\/fr\/profile$/);
});

for (const reads of ['fr', 'de'] as const) {
  test.describe(reads, () => {
    test.use({ reads });

    test('step 1 of signing up, sent before the app is there, leads to step 2 and outlasts a reload', async ({
      page,
      texts,
    }) => {
      const person = newcomer();
      const release = await openWithoutApp(page, '/signup');
      const { email, password } = fieldsOf(page, texts);
      await page.getByLabel(texts.auth.first_name, { exact: true }).fill(person.first_name);
      await page.getByLabel(texts.auth.last_name, { exact: true }).fill(person.last_name);
      await email.fill(person.email);
      await password.fill(person.password);
      await page.getByRole('button', { name: texts.auth.signup.submit }).click();
      release();
      await expect(page).toHaveURL(/\/signupnext$/);
      await page.goBack();
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue(person.password);
      await page.reload();
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue('');
    });
  });
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is whole, and sends nothing anywhere', async ({ page, texts }) => {
    for (const path of ['/login', '/en/signup']) {
      await page.goto(path);
      const calls = callsOf(page);
      const { email, password } = fieldsOf(page, texts);
      await email.fill('noor@example.org');
      await password.fill('Lantern-9x');
      await password.press('Enter');
      await page.locator('form button[type=submit]').click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === path);
      await expect(password).toHaveValue('Lantern-9x');
      expect(calls).toEqual([]);
    }
  });
});
