import { type ComponentType, lazy, useEffect } from 'react';
import type { AuthStep } from './flow/auth-step.ts';

/** Each form is code of its own: the details of step 2 weigh more than all the others together. */
const load = {
  login: async () => (await import('./forms/login-form.tsx')).LoginForm,
  signup: async () => (await import('./forms/identity-form.tsx')).IdentityForm,
  signupnext: async () => (await import('./forms/details-form.tsx')).DetailsForm,
  forgotPassword: async () => (await import('./forms/forgot-password-form.tsx')).ForgotPasswordForm,
  verify: async () => (await import('./forms/verification-form.tsx')).VerificationForm,
  resetPassword: async () => (await import('./forms/reset-password-form.tsx')).ResetPasswordForm,
} satisfies Record<AuthStep, () => Promise<ComponentType>>;

const lazily = (form: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await form() }));

/** The form of each step, for the dialog, which may show any of them. */
export const authForms: Readonly<Record<AuthStep, ComponentType>> = {
  login: lazily(load.login),
  signup: lazily(load.signup),
  signupnext: lazily(load.signupnext),
  forgotPassword: lazily(load.forgotPassword),
  verify: lazily(load.verify),
  resetPassword: lazily(load.resetPassword),
};

const nextSteps: Readonly<Record<AuthStep, readonly AuthStep[]>> = {
  login: ['signup', 'forgotPassword'],
  signup: ['signupnext'],
  signupnext: ['verify'],
  forgotPassword: ['verify'],
  verify: ['resetPassword'],
  resetPassword: ['login'],
};

/** Fetches what is likely shown next while this step is filled in. */
export function usePrefetchNextStep(step: AuthStep): void {
  useEffect(() => {
    // A failure shows when the step itself is gone to.
    for (const next of nextSteps[step]) load[next]().catch(() => undefined);
  }, [step]);
}
