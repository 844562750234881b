import type { APIRequestContext, Page } from '@playwright/test';
import { apiBase } from '@stratum/contract/route';
import { personMenu, wake } from '../support/account.ts';
import { codeFor } from '../support/mail.ts';
import { newcomer, sessionOf, verifiedNewcomer } from '../support/people.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts } from '../support/texts.ts';

const newPassword = 'Lantern-9y';

const variants = [
  { reads: 'fr', how: 'in dialogs over the home page', ...wide },
  { reads: 'de', how: 'on pages', ...narrow },
] as const;

for (const { how, ...variant } of variants) {
  test.describe(`${variant.reads}, ${variant.viewport.width}`, () => {
    test.use(variant);

    test(`a forgotten password is replaced ${how}`, async ({ page, request, texts }) => {
      const { auth } = texts;
      const person = await verifiedNewcomer(request);
      const signUpCode = await codeFor(request, person.email);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

      await test.step('the address typed at the login goes along', async () => {
        await openLogin(page, texts, how === 'on pages');
        await field(auth.email).fill(person.email);
        await page.getByRole('link', { name: auth.login.forgot }).click();
        await heading(auth.forgotPassword.heading);
        await expect(field(auth.email)).toHaveValue(person.email);
        await page.getByRole('button', { name: auth.forgotPassword.submit }).click();
      });

      await test.step('the code is pasted and sends itself', async () => {
        await expect(field(auth.verify.code)).toBeFocused();
        const code = await codeFor(request, person.email, signUpCode);
        await page.keyboard.insertText(code);
        await heading(auth.resetPassword.heading);
        expect(page.url(), 'nothing of the code or its ticket').not.toMatch(/[?#]/);
      });

      await test.step('a page survives a reload and the way back', async () => {
        if (how !== 'on pages') return;
        await page.reload();
        await expect(field(auth.resetPassword.password)).toBeVisible();
        await page.goBack();
        await heading(auth.forgotPassword.heading);
        await page.goForward();
        await heading(auth.resetPassword.heading);
      });

      await test.step('the new one opens the account, the old sessions are over', async () => {
        await page.getByRole('textbox', { name: auth.resetPassword.password }).fill(newPassword);
        await page.getByRole('button', { name: auth.resetPassword.submit }).click();
        await expect(page.getByText(auth.login.password_changed)).toBeVisible();
        await expect(field(auth.email)).toHaveValue(person.email);
        await expect(field(auth.password)).toBeFocused();
        expect(await statusWith(request, person.token)).toBe(401);
        await page.keyboard.type(newPassword);
        await page.keyboard.press('Enter');
        await expect(personMenu(page, person.first_name)).toBeVisible();
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(sessionOf(request, person)).rejects.toThrow('401');
      });
    });
  });
}

test('a new password cannot be set without the code', async ({ page, texts: { auth } }) => {
  await page.goto('/resetPassword');
  await expect(page.getByRole('heading', { name: auth.forgotPassword.heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${auth.forgotPassword.title}`));
});

test('a code asked for at an address without account says nothing else', async ({
  page,
  texts: { auth },
}) => {
  await page.goto('/resetPassword');
  const nobody = newcomer().email;
  await page.getByLabel(auth.email, { exact: true }).fill(nobody);
  await page.getByRole('button', { name: auth.forgotPassword.submit }).click();
  const told = say(auth.verify.maybe_sent_to, { email: nobody }).replaceAll(/<\/?mail>/g, '');
  await expect(page.getByText(told)).toBeVisible();
});

async function openLogin(page: Page, { auth, shell }: Texts, isPage: boolean): Promise<void> {
  if (isPage) {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: auth.login.heading })).toBeVisible();
    return;
  }
  await page.goto('/');
  const logIn = page.getByRole('banner').getByRole('link', { name: shell.log_in });
  await wake(page, logIn);
  await logIn.click();
  await expect(page.getByRole('dialog', { name: auth.login.heading })).toBeVisible();
}

async function statusWith(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`${apiBase}/profile-info`, { headers })).status();
}
