import { authRoutes } from '@stratum/contract/auth';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { Resend } from '../../../shared/forms/resend.tsx';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { CodeField } from '../../../shared/person-fields/code-field.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { useAuthDraft } from '../flow/draft.ts';
import type { Verification } from '../flow/persisted-flow.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import {
  changeVerificationEmail,
  startVerification,
  verificationInput,
} from '../flow/verification.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmitCode } from './use-submit-code.ts';
import { VerificationEmailForm } from './verification-email-form.tsx';

/** Takes the code that was sent: for a new account, or for a new password. */
export function VerificationForm() {
  const verification = useAuthDraft((draft) => draft.verification);
  return verification ? <CodeForm verification={verification} /> : <VerificationEmailForm />;
}

function CodeForm({ verification }: { verification: Verification }) {
  const { t } = useTranslation('features/auth');
  const [otp, setOtp] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const form = useRouteForm(authRoutes.verifyOtp, {
    values: { otp },
    bodyOf: (typed) => ({ ...verificationInput(verification), ...typed }),
    send: useSubmitCode(verification.purpose),
    onRefused: ({ code, message }) => (code === 'wrong_code' ? { otp: message } : undefined),
  });
  return (
    <>
      <SentTo verification={verification} />
      <AccountForm form={form} initialFocus="otp" submitLabel={t('verify.submit')}>
        <CodeField
          name="otp"
          label={t('verify.code')}
          value={otp}
          onChange={setOtp}
          onComplete={() => form.ref.current?.requestSubmit()}
          input={input}
        />
      </AccountForm>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ResendCode verification={verification} onSent={() => input.current?.focus()} />
        <ChangeEmail verification={verification} />
      </div>
    </>
  );
}

/** Nobody is told here whether an account has the address: for a password a code may be on its way. */
function SentTo({ verification }: { verification: Verification }) {
  const { t } = useTranslation('features/auth');
  const { email, expiresIn, purpose } = verification;
  return (
    <p className="-mt-2 mb-6 text-ui text-ink-2">
      <Trans
        t={t}
        i18nKey={purpose === 'reset_password' ? 'verify.maybe_sent_to' : 'verify.sent_to'}
        values={{ email }}
        components={{ mail: <strong className="font-semibold break-words text-ink" /> }}
      />{' '}
      {expiresIn !== null && t('verify.valid_for', { minutes: Math.floor(expiresIn / 60) })}
    </p>
  );
}

interface ResendCodeProps {
  verification: Verification;
  onSent: () => void;
}

function ResendCode({ verification, onSent }: ResendCodeProps) {
  const { t } = useTranslation('features/auth');
  const body = { ...verificationInput(verification), purpose: verification.purpose };
  return (
    <Resend
      resendAt={verification.resendAt}
      send={async (signal) => {
        const reply = await callRoute(authRoutes.resendOtp, { body }, { signal });
        startVerification(reply, verification, Date.now());
      }}
      onSent={onSent}
      label={(seconds) => (seconds > 0 ? t('verify.resend_in', { seconds }) : t('verify.resend'))}
      sentText={t('verify.resent')}
    />
  );
}

/** Back to where the address was typed if it is still there, else to the question for it. */
function ChangeEmail({ verification }: { verification: Verification }) {
  const { t } = useTranslation('features/auth');
  const { goToStep } = useAuthSteps();
  const hasIdentity = useAuthDraft((draft) => draft.identity.email !== '');
  const change = () => {
    if (verification.purpose === 'reset_password') goToStep('forgotPassword');
    else if (hasIdentity) goToStep('signup');
    else changeVerificationEmail();
  };
  return (
    <TextButton onClick={change} className="text-label">
      {t('verify.other_address')}
    </TextButton>
  );
}
