import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkInput } from '../../../shared/forms/check-input.ts';
import { Resend } from '../../../shared/forms/resend.tsx';
import { CodeField } from '../../../shared/person-fields/code-field.tsx';
import { linkStyle } from '../../../shared/ui/link-style.ts';
import { forgetProblems, setProblems, useAuthDraft } from '../flow/draft.ts';
import type { Verification } from '../flow/kept-flow.ts';
import { useAuthSteps } from '../flow/steps.tsx';
import { awaitCode, codeAwaited, forgetAddress } from '../flow/verification.ts';
import { AddressForm } from './address-form.tsx';
import { FormFrame } from './form-parts.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { codeSchema, useEnterCode } from './use-enter-code.ts';
import { useProblemText } from './use-problem-text.ts';

/** Takes the code that was sent: for a new account, or for a new password. */
export function VerificationForm() {
  const verification = useAuthDraft((draft) => draft.verification);
  return verification ? <CodeForm verification={verification} /> : <AddressForm />;
}

function CodeForm({ verification }: { verification: Verification }) {
  const { t } = useTranslation('features/auth');
  const [otp, setOtp] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const problem = useProblemText('verify');
  const state = useAuthForm({
    step: 'verify',
    beginAt: 'otp',
    check: () => checkInput(codeSchema, { ...codeAwaited(verification), otp }),
    send: useEnterCode(verification.purpose),
    onRefused: ({ code, message }) => {
      if (code !== 'wrong_code') return false;
      setProblems('verify', { otp: message });
      // What is typed next takes the place of the wrong code.
      input.current?.select();
      return true;
    },
  });
  return (
    <>
      <WhereItWent verification={verification} />
      <FormFrame state={state} submitLabel={t('verify.submit')}>
        <CodeField
          name="otp"
          label={t('verify.code')}
          value={otp}
          onChange={(value) => {
            setOtp(value);
            forgetProblems('verify', ['otp']);
          }}
          onComplete={() => state.form.current?.requestSubmit()}
          error={problem('otp')}
          input={input}
        />
      </FormFrame>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ResendCode verification={verification} onSent={() => input.current?.focus()} />
        <OtherAddress verification={verification} />
      </div>
    </>
  );
}

/** Nobody is told here whether an account has the address: for a password a code may be on its way. */
function WhereItWent({ verification }: { verification: Verification }) {
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
  const body = { ...codeAwaited(verification), purpose: verification.purpose };
  return (
    <Resend
      resendAt={verification.resendAt}
      send={async (signal) => {
        const reply = await callRoute(authEndpoints.resendOtp, { body }, { signal });
        awaitCode(reply, verification, Date.now());
      }}
      onSent={onSent}
      label={(seconds) => (seconds > 0 ? t('verify.resend_in', { seconds }) : t('verify.resend'))}
      sentText={t('verify.resent')}
    />
  );
}

/** Back to where the address was typed if it is still there, else to the question for it. */
function OtherAddress({ verification }: { verification: Verification }) {
  const { t } = useTranslation('features/auth');
  const { go } = useAuthSteps();
  const hasIdentity = useAuthDraft((draft) => draft.identity.email !== '');
  const change = () => {
    if (verification.purpose === 'reset_password') go('forgotPassword');
    else if (hasIdentity) go('signup');
    else forgetAddress();
  };
  return (
    <button type="button" onClick={change} className={`${linkStyle} text-label`}>
      {t('verify.other_address')}
    </button>
  );
}
