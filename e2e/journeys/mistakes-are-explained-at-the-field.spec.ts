import type { Locator, Page } from '@playwright/test';
import { fillIdentity, personMenu } from '../support/account.ts';
import { codeFor } from '../support/mail.ts';
import { newcomer, verifiedNewcomer } from '../support/people.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say, type Texts, textsIn } from '../support/texts.ts';

const nameLimit = 60;

async function expectProblem(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
}

test.use({ reducedMotion: 'reduce' });

const variants = [
  { reads: 'fr', own: 'Français', ...wide },
  { reads: 'de', own: 'Deutsch', ...narrow },
] as const;

for (const { own, ...variant } of variants) {
  test.describe(`${variant.reads}, ${variant.viewport.width}`, () => {
    test.use(variant);

    test('signing up: each wrong field says why, the first has the focus, nothing is lost', async ({
      page,
      request,
      texts,
      expectFaults,
    }) => {
      const person = newcomer();
      await page.goto('/signup');
      await test.step('step 1 with every field wrong', () => refuseStep1(page, texts));
      await test.step('another language says it again, and keeps what was typed', async () => {
        const english = textsIn('en');
        await page.getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(/\/en\/signup$/);
        const email = page.getByLabel(english.auth.email, { exact: true });
        await expectProblem(email, english.fields.email);
        await expectStep1(page, english);
        await page.getByRole('link', { name: own }).click();
        await expectStep1(page, texts);
      });
      await fillIdentity(page, texts, person);
      await test.step('step 2 with a day and a number that do not exist', () =>
        refuseStep2(page, texts));
      await test.step('a wrong code is explained, and the right one still works', async () => {
        const { auth, errors, personFields } = texts;
        await page.getByLabel(personFields.day, { exact: true }).fill('28');
        await page.getByLabel(say(personFields.optional, { label: personFields.phone })).fill('');
        await page.getByRole('button', { name: auth.signupnext.submit }).click();
        const field = page.getByLabel(auth.verify.code);
        const code = await codeFor(request, person.email);
        const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
        expectFaults({ status: 422, path: '/api/v1/auth/verify-otp' });
        await field.fill(wrong);
        await expectProblem(field, errors.wrong_code);
        await expect(field).toBeFocused();
        await page.keyboard.type(code);
        await expect(personMenu(page, person.first_name)).toBeVisible();
      });
    });

    test('signing in: neither a wrong password nor a lost network costs what was typed', async ({
      page,
      context,
      request,
      texts: { auth, errors, network, ui },
      expectFaults,
    }) => {
      const person = await verifiedNewcomer(request);
      const alert = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
      await page.goto('/login');
      const email = page.getByLabel(auth.email);
      const password = page.getByLabel(auth.password, { exact: true });
      const submit = page.getByRole('button', { name: auth.login.submit });

      await test.step('it is not told which of the two is wrong', async () => {
        expectFaults({ status: 401, path: '/api/v1/auth/sign-in' });
        await email.fill(person.email);
        await password.fill('Lantern-8x');
        await submit.click();
        await expect(alert(errors.wrong_credentials)).toBeVisible();
        await expect(email).toHaveValue(person.email);
        await expect(password).toHaveValue('Lantern-8x');
      });
      await test.step('without a network the form stays and can be sent again', async () => {
        expectFaults({ status: 'unreachable', path: '/api/v1/auth/sign-in' });
        await password.fill(person.password);
        await context.setOffline(true);
        await submit.click();
        await expect(alert(network.offline)).toBeVisible();
        await expect(email).toHaveValue(person.email);
        await context.setOffline(false);
        await alert(network.offline).getByRole('button', { name: ui.try_again }).click();
        await expect(personMenu(page, person.first_name)).toBeVisible();
      });
    });
  });
}

const wrong = { last_name: 'x'.repeat(nameLimit + 1), email: 'nobody@', password: 'short' };

async function refuseStep1(page: Page, texts: Texts): Promise<void> {
  const { auth, fields } = texts;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(auth.last_name).fill(wrong.last_name);
  await field(auth.email).fill(wrong.email);
  await field(auth.password).fill(wrong.password);
  await page.getByRole('button', { name: auth.signup.submit }).click();
  await expect(field(auth.first_name)).toBeFocused();
  await expectProblem(field(auth.first_name), fields.required);
  await expectProblem(field(auth.last_name), say(fields.too_long, { limit: nameLimit }));
  await expectProblem(field(auth.email), fields.email);
  await expectProblem(field(auth.password), fields.password);
  await expectStep1(page, texts);
}

async function expectStep1(page: Page, { auth }: Texts): Promise<void> {
  for (const key of ['last_name', 'email', 'password'] as const) {
    await expect(page.getByLabel(auth[key], { exact: true })).toHaveValue(wrong[key]);
  }
}

async function refuseStep2(page: Page, { auth, fields, personFields }: Texts): Promise<void> {
  const day = page.getByLabel(personFields.day, { exact: true });
  const month = page.getByRole('combobox', { name: personFields.month, exact: true });
  const phone = page.getByLabel(say(personFields.optional, { label: personFields.phone }));
  await day.fill('31');
  await month.selectOption({ value: '2' });
  await page.getByLabel(personFields.year, { exact: true }).fill('1990');
  await phone.fill('call me');
  await page.getByRole('button', { name: auth.signupnext.submit }).click();
  await expect(day).toBeFocused();
  await expectProblem(day, fields.date);
  await expectProblem(phone, fields.phone);
  await expect(month).toHaveValue('2');
  await expect(phone).toHaveValue('call me');
}
