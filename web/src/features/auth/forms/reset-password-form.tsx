import { authRoutes } from '@stratum/contract/auth';
import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { PasswordChecklist } from '../../../shared/person-fields/password-checklist.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { authDraft, updateDraft, useAuthDraft } from '../flow/draft.ts';
import { completePasswordReset, resetExpired } from '../flow/password-reset.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { AccountForm } from './account-form.tsx';

const passwordOnly = { body: authRoutes.resetPassword.body.pick({ password: true }) };

/** Sets a new password for who had the code; the way on is to log in with it. */
export function ResetPasswordForm() {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const reset = useAuthDraft((draft) => draft.reset);
  const email = useAuthDraft((draft) => draft.permit?.email ?? draft.codeEmail);
  const rules = useId();
  const askAgain = () => {
    resetExpired();
    goToStep('forgotPassword', { replace: true });
  };
  const form = useRouteForm(passwordOnly, {
    values: reset,
    send: async (data, { signal }) => {
      const { permit } = authDraft.getState();
      if (!permit) return askAgain();
      const body = { ...data, ticket: permit.ticket };
      await callRoute(authRoutes.resetPassword, { body }, { signal });
      goToStep('login', { replace: true });
      completePasswordReset();
    },
    onRefused: ({ code }) => {
      if (code !== 'wrong_ticket') return undefined;
      askAgain();
      return 'handled';
    },
  });
  return (
    <AccountForm form={form} submitLabel={t('resetPassword.submit')}>
      <p className="-mt-2 text-ui text-ink-2">
        <Trans
          t={t}
          i18nKey="resetPassword.intro"
          values={{ email }}
          components={{ mail: <strong className="font-semibold break-words text-ink" /> }}
        />
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('resetPassword.password')}
        name="password"
        autoComplete="new-password"
        aria-describedby={rules}
        value={reset.password}
        onChange={(typed) => updateDraft('reset', { password: typed })}
      />
      <PasswordChecklist id={rules} password={reset.password} />
    </AccountForm>
  );
}
