import type { Problems } from '../../../shared/forms/check-input.ts';
import type { AuthStep } from '../flow/auth-step.ts';

/** The fields of each form, to bring what the server refuses to its place. */
const fieldsOf: Readonly<Record<AuthStep, readonly string[]>> = {
  login: ['email', 'password'],
  signup: ['first_name', 'last_name', 'email', 'password'],
  signupnext: ['gender', 'birthDate', 'phone', 'country', 'state', 'city', 'orgcode'],
  forgotPassword: ['email'],
  verify: ['email', 'otp'],
  resetPassword: ['password'],
};

/** The part of the server's sentences that belongs to fields of this form. */
export function problemsAt(step: AuthStep, sentences: Readonly<Record<string, string>>): Problems {
  return Object.fromEntries(
    Object.entries(sentences).filter(([name]) => fieldsOf[step].includes(name)),
  );
}
