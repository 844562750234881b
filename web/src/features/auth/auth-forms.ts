import type { ComponentType } from 'react';
import type { AuthStep } from './auth-step.ts';
import { DetailsForm } from './details-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LoginForm } from './login-form.tsx';
import { VerificationForm } from './verification-form.tsx';

/** The form of each step: dialogs and pages show the same. */
export const authForms: Readonly<Record<AuthStep, ComponentType>> = {
  login: LoginForm,
  signup: IdentityForm,
  signupnext: DetailsForm,
  verify: VerificationForm,
};
