import type { SessionReply } from '@stratum/contract/auth';
import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useCompleteSignIn } from '../flow/use-complete-sign-in.ts';
import { consumeProof } from './proof.ts';

/** What was brought is refused, or there is nothing to send. */
type Failure = CallError | 'not_begun';

/** Where the provider sends the browser back to: signs in with what it brought, or says why not. */
export function ExternalCallback() {
  const { t } = useTranslation('features/auth');
  const failure = useFinishSignIn();
  return (
    <>
      <Heading level={1} className="mb-6">
        {t(failure === null ? 'external.heading' : 'external.failed')}
      </Heading>
      {failure === null ? (
        <output className="flex items-center gap-3 text-ui">
          <Spinner />
          {t('external.finishing')}
        </output>
      ) : (
        <Refusal failure={failure} />
      )}
    </>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  const { t } = useTranslation('features/auth');
  const failureText = useFailureText();
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <p className="text-ui">
        {failure === 'not_begun' ? t('external.not_begun') : failureText(failure)}
      </p>
      <ButtonLink to="/login">{t('external.back_to_login')}</ButtonLink>
    </div>
  );
}

/** @returns null while nothing has failed */
function useFinishSignIn(): Failure | null {
  const completeSignIn = useCompleteSignIn();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const succeed = useEffectEvent((session: SessionReply) => completeSignIn(session, '/dashboard'));
  const fail = (error: unknown) => setFailure(error instanceof CallError ? error : 'not_begun');
  const finish = useEffectEvent(async () => {
    const answer = location.search;
    // The answer is good once; neither a reload nor a change of language must send it again.
    await navigate({ search: '' }, { replace: true });
    return exchangeAnswer(answer);
  });
  useEffect(() => {
    finish().then(succeed, fail);
  }, []);
  return failure;
}

/** @throws CallError where the server refuses, any other error where there is nothing to send */
async function exchangeAnswer(answer: string): Promise<SessionReply> {
  const proof = consumeProof();
  if (!proof || !answer) throw new Error('no sign-in was begun in this tab');
  return callRoute(externalSignInEndpoints.externalCallback, { body: { answer, proof } });
}
