import { authRoutes } from '@stratum/contract/auth';
import { callRoute, dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import { codeIn } from './newcomer.ts';

/** Asks for a code that opens the way to a new password: the code as mailed, and its ticket. */
export async function resetFor(on: TestApp, email: string) {
  const before = (await on.mail.allTo(email)).length;
  const asked = await callRoute(on.app, null, authRoutes.forgotPassword, { body: { email } });
  const { ticket } = dataOf(asked);
  return { email, ticket, otp: codeIn(await on.mail.nthTo(email, before + 1)) };
}

/** The code alone. */
export async function resetCodeFor(on: TestApp, email: string): Promise<string> {
  return (await resetFor(on, email)).otp;
}

/** The right code turned into the ticket for the new password. */
export async function resetTicketFor(on: TestApp, email: string): Promise<string> {
  const body = await resetFor(on, email);
  return dataOf(await callRoute(on.app, null, authRoutes.checkOtp, { body })).ticket;
}
