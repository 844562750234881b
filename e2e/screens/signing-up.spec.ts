import type { APIRequestContext, Page } from '@playwright/test';
import { locales } from '@stratum/contract/locale';
import { fillIdentity, goWithinApp, wake } from '../support/account.ts';
import { longest } from '../support/look.ts';
import { codeFor } from '../support/mail.ts';
import { newcomer, verifiedNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import type { Texts } from '../support/texts.ts';

for (const reads of locales) {
  test.describe(reads, () => {
    test.use({ reads, reducedMotion: 'reduce', axe: reads === longest });

    test('what everybody sees', async ({ page, texts, look, expectFaults }) => {
      const { auth, home, outbox, shell } = texts;
      const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await look(page, 'home');

      const start = page.getByRole('link', { name: home.hero.start }).first();
      await wake(page, start);
      await start.click();
      await heading(auth.signup.heading);
      await look(page, 'sign-up-dialog');

      await goWithinApp(page, '/login');
      await heading(auth.login.heading);
      await look(page, 'login');

      await goWithinApp(page, '/signup');
      await heading(auth.signup.heading);
      await page.getByRole('button', { name: auth.signup.submit }).click();
      await look(page, 'sign-up-refused');
      await fillIdentity(page, texts, newcomer());
      await heading(auth.signupnext.heading);
      await look(page, 'sign-up-2');
      await page.getByRole('button', { name: auth.signupnext.submit }).click();
      await heading(auth.verify.heading);
      await look(page, 'verify');

      expectFaults({ status: 404, path: '/nowhere' });
      await page.goto('/nowhere');
      await heading(shell.not_found.heading);
      await look(page, 'not-found');
      await page.goto('/outbox');
      await heading(outbox.title);
      await look(page, 'outbox');
    });

    test('what who has forgotten the password sees', async ({ page, request, texts, look }) => {
      await page.goto('/resetPassword');
      const heading = page.getByRole('heading', { name: texts.auth.forgotPassword.heading });
      await expect(heading).toBeVisible();
      await look(page, 'forgot-password');
      await openReset(page, request, texts);
      await look(page, 'reset-password');
    });
  });
}

/** From the question whose password is forgotten to the new one. */
async function openReset(page: Page, request: APIRequestContext, { auth }: Texts): Promise<void> {
  const { email } = await verifiedNewcomer(request);
  const signUpCode = await codeFor(request, email);
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: auth.forgotPassword.submit }).click();
  await page.getByLabel(auth.verify.code).fill(await codeFor(request, email, signUpCode));
  await expect(page.getByRole('heading', { name: auth.resetPassword.heading })).toBeVisible();
}
