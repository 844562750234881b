import { createHash, randomBytes } from 'node:crypto';
import { api } from '@stratum/contract/api';
import { authRoutes } from '@stratum/contract/auth';
import { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callRoute, dataOf } from '../../../../test/call.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newcomer, registerFor } from '../../../../test/newcomer.ts';
import { startIssuer } from '../../../../test/oidc-issuer.ts';
import { openIssuerApp } from '../../../../test/open-issuer-app.ts';
import type { OidcProvider } from '../../../platform/oidc/provider.ts';

const { externalProvider, externalSignIn, externalCallback } = externalSignInRoutes;

const { on: test, issuer, close } = await openIssuerApp();
afterAll(close);

let count = 0;
beforeEach(() => {
  count += 1;
  issuer.person = {
    sub: `subject-${count}`,
    email: `Outside-${count}@Example.org`,
    email_verified: true,
    given_name: 'Emi',
    family_name: 'Tanaka',
  };
});

/** A browser's half of a sign-in that was begun. */
async function begin({ app }: TestApp) {
  const proof = randomBytes(32).toString('base64url');
  const proofHash = createHash('sha256').update(proof).digest('base64url');
  const body = { proofHash, locale: 'de', timeZone: 'Europe/Berlin' } as const;
  const { url } = dataOf(await callRoute(app, null, externalSignIn, { body }));
  return { url, proof };
}

function finish({ app }: TestApp, answer: string, proof: string) {
  return callRoute(app, null, externalCallback, { body: { answer, proof } });
}

async function signIn(on: TestApp) {
  const { url, proof } = await begin(on);
  return finish(on, await issuer.signIn(url), proof);
}

it('the provider is known by its name', async () => {
  expect(dataOf(await callRoute(test.app, null, externalProvider))).toEqual({ name: 'Example' });
});

describe('an address that the provider has proved', () => {
  it('opens an account without a password, and the same one the next time', async () => {
    const first = dataOf(await signIn(test));
    const again = dataOf(await signIn(test));
    expect(again.userData.id).toBe(first.userData.id);
    const profile = dataOf(await callRoute(test.app, again.accessToken, profileRoutes.profileInfo));
    expect(profile).toMatchObject({
      first_name: 'Emi',
      last_name: 'Tanaka',
      email: `outside-${count}@example.org`,
      locale: 'de',
      timeZone: 'Europe/Berlin',
      hasPassword: false,
      role: 'user',
    });
  });

  it('signs in to the account that has it, also when the address changes later', async () => {
    const ada = await test.build.user({ email: `outside-${count}@example.org` });
    expect(dataOf(await signIn(test)).userData.id).toBe(ada.id);
    issuer.person = { ...issuer.person, email: 'elsewhere@example.org', email_verified: false };
    expect(dataOf(await signIn(test)).userData.id).toBe(ada.id);
  });

  it.each(['Ada+Work@Example.org', 'x@studio.photography'])(
    'signs in though passwords are not for it: %s',
    async (email) => {
      issuer.person = { ...issuer.person, email };
      const first = dataOf(await signIn(test));
      const again = dataOf(await signIn(test));
      expect(again.userData.id).toBe(first.userData.id);
      const body = { email, password: 'Lantern-9x' };
      const byPassword = await callRoute(test.app, null, authRoutes.signIn, { body });
      expect(byPassword).toMatchObject({ status: 422, error: { code: 'invalid_input' } });
      const goodbye = { body: { email } };
      const deleted = await callRoute(test.app, again.accessToken, api.deleteAccount, goodbye);
      expect(deleted.status).toBe(200);
    },
  );

  it('ends what others had begun with it', async () => {
    const email = `outside-${count}@example.org`;
    const stranger = newcomer({ email });
    const code = await registerFor(test, stranger);
    const owner = dataOf(await signIn(test));
    const body = { email, otp: code.otp, ticket: code.ticket };
    const late = await callRoute(test.app, null, authRoutes.verifyOtp, { body });
    expect(late.status).toBe(422);
    expect(owner.userData.first_name).toBe('Emi');
  });
});

describe('an address that the provider has not proved', () => {
  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'neither signs in nor opens an account: %o',
    async (claims) => {
      const ada = await test.build.user({ email: `outside-${count}@example.org` });
      Object.assign(issuer.person, claims);
      const refused = await signIn(test);
      expect(refused.status).toBe(403);
      expect(refused.error).toMatchObject({ code: 'external_unverified' });
      const { items } = dataOf(await ada.call(authRoutes.sessions));
      expect(items).toHaveLength(1);
    },
  );
});

describe('a sign-in', () => {
  it('is finished by the browser that began it, and once', async () => {
    const { url, proof } = await begin(test);
    const answer = await issuer.signIn(url);
    const stolen = await finish(test, answer, randomBytes(32).toString('base64url'));
    expect(stolen.error).toMatchObject({ code: 'external_refused' });
    expect((await finish(test, answer, proof)).status).toBe(200);
    expect((await finish(test, answer, proof)).error).toMatchObject({ code: 'external_refused' });
  });

  it('takes no answer to another one', async () => {
    const mine = await begin(test);
    const other = await begin(test);
    const answer = await issuer.signIn(other.url);
    expect((await finish(test, answer, mine.proof)).error).toMatchObject({
      code: 'external_refused',
    });
  });

  it('is given up after a quarter of an hour', async () => {
    const { url, proof } = await begin(test);
    const answer = await issuer.signIn(url);
    test.clock.advance(15 * 60_000);
    expect((await finish(test, answer, proof)).status).toBe(422);
  });

  it.each(['?error=access_denied&state=x', '?', 'not a query', '?code=forged&state=forged'])(
    'is refused with the answer %s',
    async (answer) => {
      const { proof } = await begin(test);
      expect((await finish(test, answer, proof)).status).toBe(422);
    },
  );
});

it('a subject that cannot be stored is refused', async () => {
  const provider: OidcProvider = {
    name: 'Example',
    begin: async () => ({
      url: 'https://provider.test/',
      checks: { state: 's', nonce: 'n', codeVerifier: 'v' },
    }),
    finish: async () => ({
      issuer: 'https://provider.test/',
      subject: 'sub\0ject',
      email: 'ada@example.org',
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Example',
      idToken: 'token',
    }),
    signOutUrl: async () => null,
    discover: async () => {},
  };
  const on = await createTestApp({ signInProvider: provider });
  const { proof } = await begin(on);
  expect((await finish(on, '?code=1', proof)).error).toMatchObject({ code: 'external_refused' });
});

it('signing out goes on to the provider, for people that it has signed in only', async () => {
  const { accessToken, userData } = dataOf(await signIn(test));
  const params = { userId: userData.id };
  const ended = dataOf(
    await callRoute(test.app, accessToken, authRoutes.deleteSession, { params }),
  );
  const url = new URL(ended.externalSignOutUrl ?? '');
  expect(url.pathname).toBe('/session/end');
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://stratum.test/');
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(200);

  const ada = await test.build.user();
  const answer = dataOf(await ada.call(authRoutes.deleteSession, { params: { userId: ada.id } }));
  expect(answer.externalSignOutUrl).toBeNull();
});

it('signing out goes on to the provider from a process that has not talked to it yet', async () => {
  const { accessToken, userData } = dataOf(await signIn(test));
  const { database, clock } = test;
  const restarted = await createTestApp({ database, clock, signInProvider: issuer.newProvider() });
  const params = { userId: userData.id };
  const answer = await callRoute(restarted.app, accessToken, authRoutes.deleteSession, { params });
  expect(dataOf(answer).externalSignOutUrl).toContain('/session/end?');
});

it('a provider that is out of reach is reported as 503, and asked again at the next call', async () => {
  const gone = await startIssuer();
  const { app, ...rest } = await openTestApp({ signInProvider: gone.provider });
  const body = { proofHash: 'x'.repeat(43) };
  await gone.close();
  expect((await callRoute(app, null, externalSignIn, { body })).status).toBe(503);
  await gone.open();
  expect((await callRoute(app, null, externalSignIn, { body })).status).toBe(200);
  await gone.close();
  await rest.close();
});
