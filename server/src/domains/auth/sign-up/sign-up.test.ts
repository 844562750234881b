import { authRoutes } from '@stratum/contract/auth';
import { profileRoutes } from '@stratum/contract/profile';
import { expect, test } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp } from '../../../../test/create-test-app.ts';
import { codeIn, newcomer, registerFor, signUpFor } from '../../../../test/newcomer.ts';

const { signUp, verifyOtp, signIn, userExists } = authRoutes;

test('a newcomer signs up, proves the address and is signed in with what was given', async () => {
  const on = await createTestApp();
  const person = newcomer({
    gender: 'female',
    birthDate: '1990-02-28',
    phone: '+41 44 000 00 00',
    country: 'CH',
    state: 'Zürich',
    city: 'Zürich',
    smsNotification: true,
    locale: 'de',
    timeZone: 'Europe/Zurich',
  });
  const { email } = person;
  const answer = await callRoute(on.app, null, signUp, { body: person });
  const { ticket, ...sent } = dataOf(answer);
  expect(sent).toEqual({ email, resendAfter: 30, expiresIn: 600 });
  expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
  const otp = codeIn(await on.mail.newestTo(email));
  const session = dataOf(
    await callRoute(on.app, null, verifyOtp, { body: { email, otp, ticket } }),
  );
  expect(session.userData).toMatchObject({ first_name: 'Nora', assessment_completed: false });
  expect(session.assignedCategories).toContain('mentality');
  const profile = await callRoute(on.app, session.accessToken, profileRoutes.profileInfo, {
    headers: { 'accept-language': 'de' },
  });
  const { password: _, ...given } = person;
  expect(dataOf(profile)).toMatchObject({ ...given, role: 'user', image: null });
});

test.each([
  ['that does not exist', { country: 'ZZ' }],
  ['left out beside a city', { city: 'Lyon' }],
  ['left out beside a state', { state: 'Bavaria' }],
])('a country %s is refused, and nothing is begun', async (_what, wrong) => {
  const on = await createTestApp();
  const person = newcomer(wrong);
  const { status, error } = await callRoute(on.app, null, signUp, { body: person });
  expect(status).toBe(422);
  expect(error).toMatchObject({ fields: { country: 'Choose a country from the list.' } });
  expect(await on.mail.allTo(person.email)).toEqual([]);
});

test('an address is one account whatever its case', async () => {
  const on = await createTestApp();
  const { email } = await on.build.user();
  const exists = await callRoute(on.app, null, userExists, {
    body: { email: email.toUpperCase() },
  });
  expect(dataOf(exists)).toEqual({ exists: true });
  const body = newcomer({ email: email.toUpperCase() });
  dataOf(await callRoute(on.app, null, signUp, { body }));
  expect((await on.mail.newestTo(email)).subject).toBe('You already have a Stratum account');
});

test('a verified address gets the same answer, a mail to its owner, and keeps its account', async () => {
  const on = await createTestApp();
  const owner = await on.build.user({ locale: 'fr', password: 'Lantern-9x' });
  const stranger = newcomer({ email: owner.email, password: 'Kieselgur#4', first_name: 'Mallory' });
  const answer = await callRoute(on.app, null, signUp, { body: stranger });
  const forNewcomer = await callRoute(on.app, null, signUp, { body: newcomer() });
  const ticket = expect.stringMatching(/^[\w-]{43}$/);
  expect(dataOf(answer)).toEqual({ ...dataOf(forNewcomer), email: owner.email, ticket });
  const told = await on.mail.newestTo(owner.email);
  expect(told.subject).toBe('Tu as déjà un compte Stratum');
  expect(told.text).not.toMatch(/^\d{6}$/m);
  expect(told.text).not.toContain('Mallory');
  const sent = (password: string) => ({ body: { email: owner.email, password } });
  expect(await callRoute(on.app, null, signIn, sent('Kieselgur#4'))).toMatchObject({ status: 403 });
  const kept = dataOf(await callRoute(on.app, null, signIn, sent('Lantern-9x')));
  expect(kept.userData.first_name).toBe('Ada');
});

test('an address has no account until a code has proved it', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const exists = () => callRoute(on.app, null, userExists, { body: { email: person.email } });
  const otp = await signUpFor(on, person);
  expect(dataOf(await exists())).toEqual({ exists: false });
  await callRoute(on.app, null, verifyOtp, { body: { email: person.email, otp } });
  expect(dataOf(await exists())).toEqual({ exists: true });
});

test('twenty parallel sign-ups of one address are no more than the cap on its codes', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callRoute(on.app, null, signUp, { body: person })),
  );
  const accepted = answers.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  await on.mail.nthTo(person.email, accepted.length);
  const { rows } = await on.database.pool.query(
    'SELECT count(*)::int AS pending, (SELECT count(*)::int FROM users) AS users FROM sign_ups',
  );
  expect(rows).toEqual([{ pending: 10, users: 0 }]);
});

test('neither a password nor a code nor a ticket is stored as it is', async () => {
  const on = await createTestApp();
  const person = newcomer();
  const { otp, ticket } = await registerFor(on, person);
  const { rows } = await on.database.pool.query('SELECT * FROM sign_ups');
  expect(rows).toHaveLength(1);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(rows)).not.toContain(person.password);
  expect(JSON.stringify(rows)).not.toContain(ticket);
  expect(rows[0].code_hash).not.toContain(otp);
});

test.each([
  ['fr', 'Choisis un mot de passe qui ne compte pas parmi les plus courants.'],
  ['de', 'Wähle ein Passwort, das nicht zu den häufigsten gehört.'],
])('a common password is refused at its field (%s)', async (language, sentence) => {
  const on = await createTestApp();
  const refused = await callRoute(on.app, null, signUp, {
    body: newcomer({ password: 'P@ssw0rd1!' }),
    headers: { 'accept-language': language },
  });
  expect(refused).toMatchObject({
    status: 422,
    error: { code: 'invalid_input', fields: { password: sentence } },
  });
});

test.each([
  ['fr', 'Ce champ est obligatoire', 'Saisis une adresse e-mail comme nom@exemple.org.'],
  ['de', 'Dieses Feld ist erforderlich', 'Gib eine E-Mail-Adresse wie name@beispiel.org ein.'],
])('every wrong field is told in the reader’s language (%s)', async (language, required, email) => {
  const on = await createTestApp();
  const wrong = newcomer({ first_name: ' ', email: 'nora@example', password: 'short' });
  const refused = await callRoute(on.app, null, signUp, {
    body: { ...wrong, birthDate: '1990-02-30' },
    headers: { 'accept-language': language },
  });
  expect(refused).toMatchObject({
    status: 422,
    error: { fields: { first_name: required, email } },
  });
  const { error } = refused;
  const fields = typeof error === 'object' ? Object.keys(error?.fields ?? {}) : [];
  expect(fields.toSorted()).toEqual(['birthDate', 'email', 'first_name', 'password']);
  expect(await on.mail.allTo(wrong.email)).toEqual([]);
});

test('a password that is the person’s own name is refused at its field', async () => {
  const on = await createTestApp();
  const body = newcomer({ last_name: 'Tarnquist', password: 'T@rnquist-26' });
  expect(await callRoute(on.app, null, signUp, { body })).toMatchObject({
    status: 422,
    error: { fields: { password: expect.any(String) } },
  });
});

test.each(['0000-01-01', '1899-12-31', '2026-11-21', '9999-12-31'])(
  'a birth date of %s is refused at its field',
  async (birthDate) => {
    const on = await createTestApp();
    const refused = await callRoute(on.app, null, signUp, { body: newcomer({ birthDate }) });
    expect(refused).toMatchObject({
      status: 422,
      error: { fields: { birthDate: expect.any(String) } },
    });
    const today = await callRoute(on.app, null, signUp, {
      body: newcomer({ birthDate: '2026-11-20' }),
    });
    expect(today.status).toBe(200);
  },
);
