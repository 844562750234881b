import type { AuthStep } from './auth-step.ts';
import { authDraft } from './draft.ts';
import type { Permit } from './kept-flow.ts';

/** Somebody forgot theirs: the question for the address begins with what was typed elsewhere. */
export function forgetPasswordOf(email: string): void {
  authDraft.setState(({ address }) => ({
    address: email.trim() || address,
    permit: null,
    notice: null,
  }));
}

/** The code was right. */
export function permitPassword(permit: Permit): void {
  authDraft.setState({ permit, notice: null });
}

/** Where `/resetPassword` begins: with the new password only for who may set one. */
export function firstResetStep(asked: AuthStep | undefined): AuthStep {
  const mayReset = authDraft.getState().permit !== null;
  return mayReset && asked !== 'forgotPassword' ? 'resetPassword' : 'forgotPassword';
}

/** The time was too long; what was typed stays for when there is a new code. */
export function losePermit(): void {
  authDraft.setState(({ permit, address }) => ({
    address: permit?.email ?? address,
    permit: null,
    verification: null,
    notice: 'permit_expired',
  }));
}

/** The way is open to log in with it. */
export function passwordChanged(): void {
  authDraft.setState(({ permit, login }) => ({
    login: { email: permit?.email ?? login.email, password: '' },
    reset: { password: '' },
    permit: null,
    verification: null,
    notice: 'password_changed',
  }));
}
