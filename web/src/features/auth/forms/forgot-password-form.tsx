import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useEmailError } from '../external/use-provider.ts';
import { authDraft, useAuthDraft } from '../flow/draft.ts';
import { StepLink, useAuthSteps } from '../flow/steps.tsx';
import { startVerification } from '../flow/verification.ts';
import { AccountForm } from './account-form.tsx';
import { Notice } from './notice.tsx';

/** Asks whose password is to be replaced, and sends a code there. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const email = useAuthDraft((draft) => draft.codeEmail);
  const form = useRouteForm(authRoutes.forgotPassword, {
    values: { email },
    send: async (body, { signal }) => {
      const { ticket, ...reply } = await callRoute(authRoutes.forgotPassword, { body }, { signal });
      startVerification(reply, { purpose: 'reset_password', ticket }, Date.now());
      authDraft.setState({ permit: null, notice: null });
      goToStep('verify');
    },
  });
  const addressError = useEmailError(form.errors.email, email);
  return (
    <>
      <Notice of="permit_expired">{t('forgotPassword.expired')}</Notice>
      <AccountForm
        form={form}
        // Led back here, which is the same page, the person would be nowhere.
        initialFocus={isLedBack() ? 'email' : undefined}
        submitLabel={t('forgotPassword.submit')}
      >
        <p className="-mt-2 text-ui text-ink-2">{t('forgotPassword.intro')}</p>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={(address) => authDraft.setState({ codeEmail: address })}
          error={addressError}
        />
      </AccountForm>
      <p className="mt-6 text-label">
        <StepLink step="login">{t('forgotPassword.to_login')}</StepLink>
      </p>
    </>
  );
}

function isLedBack(): boolean {
  return authDraft.getState().notice === 'permit_expired';
}
