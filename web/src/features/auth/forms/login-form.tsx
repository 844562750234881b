import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ProviderSignIn } from '../external/provider-sign-in.tsx';
import { useEmailError } from '../external/use-provider.ts';
import { authDraft, updateDraft, useAuthDraft } from '../flow/draft.ts';
import { startPasswordReset } from '../flow/password-reset.ts';
import { StepLink, useAuthSteps } from '../flow/steps.tsx';
import { useCompleteSignIn } from '../flow/use-complete-sign-in.ts';
import { startVerificationAfterLogin } from '../flow/verification.ts';
import { AccountForm } from './account-form.tsx';
import { Notice } from './notice.tsx';

/** Log in with mail address and password. */
export function LoginForm() {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const login = useAuthDraft((draft) => draft.login);
  const completeSignIn = useCompleteSignIn();
  const form = useRouteForm(authRoutes.signIn, {
    values: login,
    send: async (body, { signal }) => {
      completeSignIn(await callRoute(authRoutes.signIn, { body }, { signal }), '/dashboard');
    },
    onRefused: ({ code, retryAfter }, body) => {
      if (code !== 'email_not_verified') return undefined;
      startVerificationAfterLogin(body.email, retryAfter, Date.now());
      goToStep('verify');
      return 'handled';
    },
  });
  const addressError = useEmailError(form.errors.email, login.email);
  return (
    <>
      <Notice of="password_changed">{t('login.password_changed')}</Notice>
      <AccountForm
        form={form}
        initialFocus={isNewPassword() ? 'password' : undefined}
        submitLabel={t('login.submit')}
      >
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={login.email}
          onChange={(value) => updateDraft('login', { email: value })}
          error={addressError}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={login.password}
          onChange={(value) => updateDraft('login', { password: value })}
        />
        <p className="-mt-2 text-label">
          <StepLink step="forgotPassword" onFollow={() => startPasswordReset(login.email)}>
            {t('login.forgot')}
          </StepLink>
        </p>
      </AccountForm>
      <ProviderSignIn />
      <p className="mt-6 flex flex-wrap gap-x-2 text-label text-ink-2">
        {t('login.no_account')}
        <StepLink step="signup">{t('login.to_signup')}</StepLink>
      </p>
    </>
  );
}

/** The address is there already; what is left to type is the password just chosen. */
function isNewPassword(): boolean {
  return authDraft.getState().notice === 'password_changed';
}
