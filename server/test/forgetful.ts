import { authRoutes } from '@stratum/contract/auth';
import { callRoute, dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import { codeIn, mailsTo, nthMailTo } from './newcomer.ts';

/** Asks for a code that opens the way to a new password, and gives it as it was mailed. */
export async function resetCodeFor(on: TestApp, email: string): Promise<string> {
  const before = mailsTo(on.mail, email).length;
  dataOf(await callRoute(on.app, null, authRoutes.forgotPassword, { body: { email } }));
  return codeIn(await nthMailTo(on.mail, email, before + 1));
}

/** The same, turned into the ticket for the new password. */
export async function resetTicketFor(on: TestApp, email: string): Promise<string> {
  const otp = await resetCodeFor(on, email);
  return dataOf(await callRoute(on.app, null, authRoutes.checkOtp, { body: { email, otp } }))
    .ticket;
}
