import { authRoutes } from '@stratum/contract/auth';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkInput } from '../../../shared/forms/check-input.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ProviderSignIn } from '../external/provider-sign-in.tsx';
import { authDraft, type as takeOver, useAuthDraft } from '../flow/draft.ts';
import { forgetPasswordOf } from '../flow/new-password.ts';
import { StepLink, useAuthSteps } from '../flow/steps.tsx';
import { useEnter } from '../flow/use-enter.ts';
import { awaitCodeAfterLogin } from '../flow/verification.ts';
import { FormFrame } from './form-parts.tsx';
import { Notice } from './notice.tsx';
import { useAddressProblem } from './use-address-problem.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

/** Log in with mail address and password. */
export function LoginForm() {
  const { t } = useTranslation('features/auth');
  const { go } = useAuthSteps();
  const { email, password } = useAuthDraft((draft) => draft.login);
  const problem = useProblemText('login');
  const addressProblem = useAddressProblem('login', email);
  const enter = useEnter();
  const state = useAuthForm({
    step: 'login',
    beginAt: isNewPassword() ? 'password' : undefined,
    check: () => checkInput(authRoutes.signIn.body, { email, password }),
    send: async (body, signal) => {
      enter(await callRoute(authRoutes.signIn, { body }, { signal }), '/dashboard');
    },
    onRefused: ({ code, retryAfter }, body) => {
      if (code !== 'email_not_verified') return false;
      awaitCodeAfterLogin(body.email, retryAfter, Date.now());
      go('verify');
      return true;
    },
  });
  return (
    <>
      <Notice of="password_changed">{t('login.password_changed')}</Notice>
      <FormFrame state={state} submitLabel={t('login.submit')}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={(value) => takeOver('login', { email: value })}
          error={addressProblem}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => takeOver('login', { password: value })}
          error={problem('password')}
        />
        <p className="-mt-2 text-label">
          <StepLink step="forgotPassword" onFollow={() => forgetPasswordOf(email)}>
            {t('login.forgot')}
          </StepLink>
        </p>
      </FormFrame>
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
