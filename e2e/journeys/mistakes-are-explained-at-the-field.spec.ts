import type { Locator } from '@playwright/test';
import { fillIdentity, personMenu } from '../support/account.ts';
import { codeFor } from '../support/mail.ts';
import { ada, newcomer, verifiedNewcomer } from '../support/people.ts';
import { narrow, wide } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { say, textsIn } from '../support/texts.ts';

const nameLimit = 60;

async function expectProblem(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
}

const variants = [
  { reads: 'fr', ...wide },
  { reads: 'de', ...narrow },
] as const;

for (const variant of variants) {
  test.describe(`${variant.reads}, ${variant.viewport.width}`, () => {
    test.use(variant);

    test('step 1 with every field wrong: each says why, the first has the focus, nothing is lost', async ({
      page,
      texts: { auth, fields },
    }) => {
      const typed = { last_name: 'x'.repeat(nameLimit + 1), email: 'nobody@', password: 'short' };
      await page.goto('/signup');
      const field = (label: string) => page.getByLabel(label, { exact: true });
      await field(auth.last_name).fill(typed.last_name);
      await field(auth.email).fill(typed.email);
      await field(auth.password).fill(typed.password);
      await page.getByRole('button', { name: auth.signup.submit }).click();

      await expect(field(auth.first_name)).toBeFocused();
      await expectProblem(field(auth.first_name), fields.required);
      await expectProblem(field(auth.last_name), say(fields.too_long, { limit: nameLimit }));
      await expectProblem(field(auth.email), fields.email);
      await expectProblem(field(auth.password), fields.password);
      await expect(field(auth.last_name)).toHaveValue(typed.last_name);
      await expect(field(auth.email)).toHaveValue(typed.email);
      await expect(field(auth.password)).toHaveValue(typed.password);

      await test.step('another language says it again, and keeps what was typed', async () => {
        const english = textsIn('en');
        await page.getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(/\/en\/signup$/);
        await expectProblem(field(english.auth.email), english.fields.email);
        await expect(field(english.auth.email)).toHaveValue(typed.email);
        await expect(field(english.auth.password)).toHaveValue(typed.password);
      });
    });

    test('step 2 with a day and a number that do not exist', async ({
      page,
      texts,
      texts: { auth, fields, personFields },
    }) => {
      await page.goto('/signup');
      await fillIdentity(page, texts, newcomer());
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
    });

    test('a wrong code is explained, and the right one still works', async ({
      page,
      request,
      texts,
      texts: { auth, errors },
      expectFaults,
    }) => {
      const person = newcomer();
      await page.goto('/signup');
      await fillIdentity(page, texts, person);
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

    test('a wrong password is told without saying which of the two is wrong', async ({
      page,
      texts: { auth, errors },
      expectFaults,
    }) => {
      expectFaults({ status: 401, path: '/api/v1/auth/sign-in' });
      await page.goto('/login');
      const [email, password] = [
        page.getByLabel(auth.email),
        page.getByLabel(auth.password, { exact: true }),
      ];
      await email.fill(ada.email);
      await password.fill('Stratum-8');
      await page.getByRole('button', { name: auth.login.submit }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: errors.wrong_credentials }),
      ).toBeVisible();
      await expect(email).toHaveValue(ada.email);
      await expect(password).toHaveValue('Stratum-8');
    });

    test('without a network the form stays as it is and can be sent again', async ({
      page,
      context,
      request,
      texts: { auth, errors, ui },
      expectFaults,
    }) => {
      const person = await verifiedNewcomer(request);
      expectFaults({ status: 'unreachable', path: '/api/v1/auth/sign-in' });
      await page.goto('/login');
      await page.getByLabel(auth.email).fill(person.email);
      await page.getByLabel(auth.password, { exact: true }).fill(person.password);
      await context.setOffline(true);
      await page.getByRole('button', { name: auth.login.submit }).click();
      const alert = page.getByRole('alert').filter({ hasText: errors.something_went_wrong });
      await expect(alert).toBeVisible();
      await expect(page.getByLabel(auth.email)).toHaveValue(person.email);
      await context.setOffline(false);
      await alert.getByRole('button', { name: ui.try_again }).click();
      await expect(personMenu(page, person.first_name)).toBeVisible();
    });
  });
}
