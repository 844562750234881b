import type { codeSentSchema } from '@stratum/contract/auth';
import type { z } from 'zod';
import { authDraft } from './draft.ts';
import type { Verification } from './persisted-flow.ts';

/** How long to wait where the code went out without a reply that says so, in seconds. */
const defaultResendDelay = 30;

/** A code is on its way: from here on its address is known, across a reload too. */
export function startVerification(
  reply: z.infer<typeof codeSentSchema>,
  awaited: Pick<Verification, 'purpose' | 'ticket'>,
  now: number,
): void {
  const { email, resendAfter, expiresIn } = reply;
  const { purpose, ticket } = awaited;
  authDraft.setState({
    verification: { email, purpose, ticket, resendAt: now + resendAfter * 1000, expiresIn },
  });
}

/**
 * The sign-in was refused for want of a proved address, to which a code has gone out.
 * @param wait seconds until another may be asked for; null where the server names none
 */
export function startVerificationAfterLogin(email: string, wait: number | null, now: number): void {
  const resendAt = now + (wait ?? defaultResendDelay) * 1000;
  authDraft.setState(({ verification }) => ({
    verification: {
      email,
      purpose: 'verify_email',
      ticket: ticketFor(email, verification),
      resendAt,
      expiresIn: null,
    },
  }));
}

/** The person has a code at hand already. */
export function startVerificationWithCode(email: string): void {
  authDraft.setState({
    verification: { email, purpose: 'verify_email', ticket: null, resendAt: 0, expiresIn: null },
  });
}

function ticketFor(email: string, verification: Verification | null): Verification['ticket'] {
  const isOfSignUp = verification?.email === email && verification.purpose === 'verify_email';
  return isOfSignUp ? verification.ticket : null;
}

/** How calls name the code that is awaited. */
export function verificationInput({ email, ticket }: Verification) {
  return { email, ...(ticket !== null && { ticket }) };
}

export function changeVerificationEmail(): void {
  authDraft.setState(({ verification }) => ({
    codeEmail: verification?.email ?? '',
    verification: null,
  }));
}
