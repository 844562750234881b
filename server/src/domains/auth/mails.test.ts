import { authRoutes } from '@stratum/contract/auth';
import { locales } from '@stratum/contract/locale';
import { expect, test } from 'vitest';
import { callRoute } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { codeIn, newcomer } from '../../../test/newcomer.ts';
import {
  codeMail,
  currentEmailCodeMail,
  emailChangedMail,
  knownAccountMail,
  newEmailCodeMail,
  takenEmailMail,
} from './mails.ts';

test.each([
  ['en', 'is your Stratum code', 'Confirm your e-mail address', '10 minutes'],
  ['fr', 'est ton code Stratum', 'Confirme ton adresse e-mail', '10\u00a0minutes'],
  ['de', 'ist dein Stratum-Code', 'Bestätige deine E-Mail-Adresse', '10 Minuten'],
] as const)(
  'the code comes in the language signed up in (%s)',
  async (locale, subject, title, validity) => {
    const on = await createTestApp();
    const body = newcomer({ locale });
    await callRoute(on.app, null, authRoutes.signUp, {
      body,
      headers: { 'accept-language': 'en' },
    });
    const mail = await on.mail.newestTo(body.email);
    const code = codeIn(mail);
    expect(mail.locale).toBe(locale);
    expect(mail.subject).toBe(`${code} ${subject}`);
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(title);
      expect(form).toContain(code);
      expect(form).toContain(validity);
    }
  },
);

test.each(locales)('the mail about a known account leads to signing in (%s)', (locale) => {
  const mail = knownAccountMail({ email: 'ada@example.org', locale }, 'https://stratum.test');
  expect(mail.text).toContain(`https://stratum.test/${locale}/login`);
  expect(mail.html).toContain(`href="https://stratum.test/${locale}/login"`);
});

test.each(locales)('no mail shows a missing message or an open placeholder (%s)', (locale) => {
  const receiver = { email: 'ada@example.org', locale };
  const publicUrl = 'https://stratum.test';
  const change = { code: '042617', newEmail: 'ada@new.example', publicUrl };
  for (const mail of [
    codeMail(receiver, '042617'),
    knownAccountMail(receiver, publicUrl),
    newEmailCodeMail(receiver, '042617'),
    currentEmailCodeMail({ ...receiver, passwordHash: 'x' }, change),
    currentEmailCodeMail({ ...receiver, passwordHash: null }, change),
    takenEmailMail(receiver),
    emailChangedMail(receiver, 'ada@new.example', publicUrl),
  ]) {
    for (const form of [mail.subject, mail.text, mail.html]) {
      expect(form).not.toMatch(/\{\{|(code|known|_email|email_changed|stop|link)\.\w+|undefined/);
    }
    expect(mail.text).not.toContain('!');
  }
});

test('nothing that was typed at sign-up is in the mail to the address', async () => {
  const on = await createTestApp();
  const body = newcomer({ first_name: 'win.example.com', last_name: 'Claim-your-prize' });
  await callRoute(on.app, null, authRoutes.signUp, { body });
  const { subject, text, html } = await on.mail.newestTo(body.email);
  expect(subject + text + html).not.toMatch(/win\.example|prize/);
});
