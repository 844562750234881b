import type { AuthStep } from './auth-step.ts';
import { authDraft } from './draft.ts';
import type { PasswordResetPermit } from './persisted-flow.ts';

/** Somebody forgot theirs: the question for the address begins with what was typed elsewhere. */
export function startPasswordReset(email: string): void {
  authDraft.setState(({ codeEmail }) => ({
    codeEmail: email.trim() || codeEmail,
    permit: null,
    notice: null,
  }));
}

/** The code was right. */
export function allowPasswordReset(permit: PasswordResetPermit): void {
  authDraft.setState({ permit, notice: null });
}

/** Where `/resetPassword` begins: with the new password only for who may set one. */
export function firstResetStep(asked: AuthStep | undefined): AuthStep {
  const mayReset = authDraft.getState().permit !== null;
  return mayReset && asked !== 'forgotPassword' ? 'resetPassword' : 'forgotPassword';
}

/** The time was too long; what was typed stays for when there is a new code. */
export function resetExpired(): void {
  authDraft.setState(({ permit, codeEmail }) => ({
    codeEmail: permit?.email ?? codeEmail,
    permit: null,
    verification: null,
    notice: 'permit_expired',
  }));
}

/** The way is open to log in with it. */
export function completePasswordReset(): void {
  authDraft.setState(({ permit, login }) => ({
    login: { email: permit?.email ?? login.email, password: '' },
    reset: { password: '' },
    permit: null,
    verification: null,
    notice: 'password_changed',
  }));
}
