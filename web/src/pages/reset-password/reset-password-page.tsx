import { useState } from 'react';
import { useLocation } from 'react-router';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { stepIn } from '../../features/auth/flow/auth-step.ts';
import { firstResetStep } from '../../features/auth/flow/password-reset.ts';
import { ForgotPasswordForm } from '../../features/auth/forms/forgot-password-form.tsx';
import { ResetPasswordForm } from '../../features/auth/forms/reset-password-form.tsx';

/** Each arrival decides anew: the question whose password is forgotten stands here as well. */
export default function ResetPasswordPage() {
  const { key, state } = useLocation();
  return <ResetPassword key={key} state={state} />;
}

function ResetPassword({ state }: { state: unknown }) {
  const [step] = useState(() => firstResetStep(stepIn(state)));
  return (
    <AuthPage step={step}>
      {step === 'resetPassword' ? <ResetPasswordForm /> : <ForgotPasswordForm />}
    </AuthPage>
  );
}
