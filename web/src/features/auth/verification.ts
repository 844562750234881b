import type { codeSentSchema } from '@stratum/contract/auth';
import type { z } from 'zod';
import { authDraft } from './draft.ts';

/** How long to wait where the code went out without a reply that says so, in seconds. */
const usualWait = 30;

/** A code is on its way: from here on its address is known, across a reload too. */
export function awaitCode(reply: z.infer<typeof codeSentSchema>, now: number): void {
  const { email, resendAfter, expiresIn } = reply;
  authDraft.setState({
    verification: { email, resendAt: now + resendAfter * 1000, expiresIn },
  });
}

/** The sign-in was refused for want of a proved address, and a new code has gone out. */
export function awaitCodeAfterLogin(email: string, now: number): void {
  authDraft.setState({
    verification: { email, resendAt: now + usualWait * 1000, expiresIn: null },
  });
}

/** The person has a code at hand already. */
export function enterCodeFor(email: string): void {
  authDraft.setState({ verification: { email, resendAt: 0, expiresIn: null } });
}

export function forgetAddress(): void {
  authDraft.setState(({ verification }) => ({
    address: verification?.email ?? '',
    verification: null,
  }));
}
