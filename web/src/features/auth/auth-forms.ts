import type { ComponentType } from 'react';
import type { AuthStep } from './flow/auth-step.ts';
import { DetailsForm } from './forms/details-form.tsx';
import { ForgotPasswordForm } from './forms/forgot-password-form.tsx';
import { IdentityForm } from './forms/identity-form.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { ResetPasswordForm } from './forms/reset-password-form.tsx';
import { VerificationForm } from './forms/verification-form.tsx';

/** The form of each step: dialogs and pages show the same. */
export const authForms: Readonly<Record<AuthStep, ComponentType>> = {
  login: LoginForm,
  signup: IdentityForm,
  signupnext: DetailsForm,
  forgotPassword: ForgotPasswordForm,
  verify: VerificationForm,
  resetPassword: ResetPasswordForm,
};
