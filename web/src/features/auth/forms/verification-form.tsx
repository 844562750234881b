import { authRoutes } from '@stratum/contract/auth';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { callRoute } from '../../../shared/api/route-call.ts';
import { CodeField } from '../fields/code-field.tsx';
import { forgetProblems, setProblems, useAuthDraft } from '../flow/draft.ts';
import type { Verification } from '../flow/kept-flow.ts';
import { linkStyle, useAuthSteps } from '../flow/steps.tsx';
import { useEnter } from '../flow/use-enter.ts';
import { forgetAddress, signUpAwaited } from '../flow/verification.ts';
import { AddressForm } from './address-form.tsx';
import { FormFrame } from './form-parts.tsx';
import { checkInput } from './problems.ts';
import { Resend } from './resend.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useProblemText } from './use-problem-text.ts';

/** Proves the mail address with the code that was sent to it. */
export function VerificationForm() {
  const verification = useAuthDraft((draft) => draft.verification);
  return verification ? <CodeForm verification={verification} /> : <AddressForm />;
}

function CodeForm({ verification }: { verification: Verification }) {
  const { email, expiresIn } = verification;
  const { t } = useTranslation('features/auth');
  const [otp, setOtp] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const problem = useProblemText('verify');
  const enter = useEnter();
  const state = useAuthForm({
    step: 'verify',
    check: () => checkInput(authRoutes.verifyOtp.body, { ...signUpAwaited(verification), otp }),
    send: async (body, signal) => {
      enter(await callRoute(authRoutes.verifyOtp, { body }, { signal }), '/self-assessment');
    },
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
      <p className="-mt-2 mb-6 text-ui text-ink-2">
        <Trans
          t={t}
          i18nKey="verify.sent_to"
          values={{ email }}
          components={{ mail: <strong className="font-semibold break-words text-ink" /> }}
        />{' '}
        {expiresIn !== null && t('verify.valid_for', { minutes: Math.floor(expiresIn / 60) })}
      </p>
      <FormFrame state={state} submitLabel={t('verify.submit')}>
        <CodeField
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
        <Resend verification={verification} onSent={() => input.current?.focus()} />
        <OtherAddress />
      </div>
    </>
  );
}

/** Back to step 1 where it is still there, else to the question for the address. */
function OtherAddress() {
  const { t } = useTranslation('features/auth');
  const { go } = useAuthSteps();
  const hasIdentity = useAuthDraft((draft) => draft.identity.email !== '');
  const change = () => (hasIdentity ? go('signup') : forgetAddress());
  return (
    <button type="button" onClick={change} className={`${linkStyle} text-label`}>
      {t('verify.other_address')}
    </button>
  );
}
