import { signUpIdentitySchema } from '@stratum/contract/auth';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { PasswordChecklist } from '../../../shared/person-fields/password-checklist.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ProviderSignIn } from '../external/provider-sign-in.tsx';
import { useEmailError } from '../external/use-provider.ts';
import { authDraft, updateDraft, useAuthDraft } from '../flow/draft.ts';
import { StepLink, useAuthSteps } from '../flow/steps.tsx';
import { AccountForm } from './account-form.tsx';
import { Notice } from './notice.tsx';
import { useAccountExists } from './use-account-exists.ts';

const stepOne = { body: signUpIdentitySchema };

/** Step 1 of signing up; it is checked here and sent together with step 2. */
export function IdentityForm() {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const identity = useAuthDraft((draft) => draft.identity);
  const [problems] = useState(() => authDraft.getState().identityProblems);
  useEffect(() => authDraft.setState({ identityProblems: {} }), []);
  const rules = useId();
  const form = useRouteForm(stepOne, {
    values: identity,
    problems,
    send: () => {
      authDraft.setState({ notice: null });
      goToStep('signupnext');
    },
  });
  const addressError = useEmailError(form.errors.email, identity.email);
  const field = (name: keyof typeof identity) => ({
    name,
    value: identity[name],
    onChange: (value: string) => updateDraft('identity', { [name]: value }),
  });
  return (
    <>
      <Notice of="started_over">{t('signup.started_over')}</Notice>
      <AccountForm form={form} submitLabel={t('signup.submit')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField label={t('first_name')} autoComplete="given-name" {...field('first_name')} />
          <TextField label={t('last_name')} autoComplete="family-name" {...field('last_name')} />
        </div>
        <EmailField {...field('email')} error={addressError} />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          aria-describedby={rules}
          {...field('password')}
        />
        <PasswordChecklist id={rules} password={identity.password} />
      </AccountForm>
      <ProviderSignIn />
      <p className="mt-6 flex flex-wrap gap-x-2 text-label text-ink-2">
        {t('signup.have_account')}
        <StepLink step="login">{t('signup.to_login')}</StepLink>
      </p>
    </>
  );
}

interface EmailFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Says, when one leaves it, that the address has an account already. */
function EmailField(field: EmailFieldProps) {
  const { t } = useTranslation('features/auth');
  const { exists, ask } = useAccountExists(field.value);
  return (
    <div>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={ask}
        {...field}
      />
      <output className="mt-1.5 flex flex-wrap gap-x-2 text-small empty:m-0">
        {exists && (
          <>
            {t('signup.exists')}
            <StepLink step="login" onFollow={() => updateDraft('login', { email: field.value })}>
              {t('signup.log_in_instead')}
            </StepLink>
          </>
        )}
      </output>
    </div>
  );
}
