import { createHash, randomBytes } from 'node:crypto';
import { authRoutes } from '@stratum/contract/auth';
import { emailChangeRoutes } from '@stratum/contract/email-change';
import { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import { callRoute, dataOf } from '../../../test/call.ts';
import { codeIn, newcomer, registerFor } from '../../../test/newcomer.ts';
import { resetFor } from '../../../test/password-reset.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const password = 'Lantern-9x';

async function pendingSignUp({ on }: SampleSetting) {
  const person = newcomer();
  const { ticket, otp } = await registerFor(on, person);
  return { email: person.email, ticket, otp };
}

/** Codes may be asked for at once, however many were before. */
async function forgetLimits({ on }: SampleSetting): Promise<void> {
  await on.database.pool.query('TRUNCATE rate_limits');
}

/** The code that a person who has forgotten the password was mailed, with its ticket. */
async function resetCode(setting: SampleSetting) {
  await forgetLimits(setting);
  return resetFor(setting.on, setting.owner.email);
}

/** A sign-in by the provider that a browser has begun and come back from. */
async function externalAnswer({ on, issuer, owner }: SampleSetting) {
  const proof = randomBytes(32).toString('base64url');
  const proofHash = createHash('sha256').update(proof).digest('base64url');
  const begun = await callRoute(on.app, null, externalSignInRoutes.externalSignIn, {
    body: { proofHash },
  });
  issuer.person = { sub: owner.id, email: owner.email, email_verified: true };
  return { answer: await issuer.signIn(dataOf(begun).url), proof };
}

/** Both codes of a change of the address that the owner has begun. */
async function emailCodes({ on, owner }: SampleSetting) {
  const { email } = newcomer();
  dataOf(await owner.call(emailChangeRoutes.changeEmail, { body: { email, password } }));
  return {
    newCode: codeIn(await on.mail.newestTo(email)),
    currentCode: codeIn(await on.mail.newestTo(owner.email)),
  };
}

export const samples = {
  signUp: { statements: 10, call: () => ({ body: newcomer() }) },
  verifyOtp: { statements: 15, call: async (setting) => ({ body: await pendingSignUp(setting) }) },
  resendOtp: {
    statements: 8,
    async call(setting) {
      const { email, ticket } = await pendingSignUp(setting);
      await forgetLimits(setting);
      return { body: { email, ticket } };
    },
  },
  signIn: { statements: 15, call: ({ owner: { email } }) => ({ body: { email, password } }) },
  userExists: { statements: 2, call: ({ owner: { email } }) => ({ body: { email } }) },
  deleteSession: { statements: 2, call: ({ owner }) => ({ params: { userId: owner.id } }) },
  forgotPassword: { statements: 9, call: ({ owner: { email } }) => ({ body: { email } }) },
  checkOtp: { statements: 9, call: async (setting) => ({ body: await resetCode(setting) }) },
  resetPassword: {
    statements: 14,
    async call(setting) {
      const body = await resetCode(setting);
      const checked = await callRoute(setting.on.app, null, authRoutes.checkOtp, { body });
      return { body: { ticket: dataOf(checked).ticket, password: 'Kieselgur#4' } };
    },
  },
  updatePassword: {
    statements: 16,
    call: () => ({ body: { currentPassword: password, password: 'Kieselgur#4' } }),
  },
  sessions: { statements: 2 },
  endSession: {
    statements: 3,
    async call({ owner }) {
      await owner.again();
      const { items } = dataOf(await owner.call(authRoutes.sessions));
      const sessionId = items.find(({ current }) => !current)?.id;
      if (!sessionId) throw new Error('the other session is not listed');
      return { params: { sessionId } };
    },
  },
  endOtherSessions: { statements: 2 },
  externalProvider: { statements: 0 },
  externalSignIn: { statements: 2, call: () => ({ body: { proofHash: 'x'.repeat(43) } }) },
  externalCallback: {
    statements: 14,
    call: async (setting) => ({ body: await externalAnswer(setting) }),
  },
  changeEmail: {
    statements: 15,
    call: () => ({ body: { email: newcomer().email, password } }),
  },
  confirmEmail: { statements: 18, call: async (setting) => ({ body: await emailCodes(setting) }) },
} satisfies Samples<typeof authRoutes & typeof externalSignInRoutes & typeof emailChangeRoutes>;
