import type { SessionReply } from '@stratum/contract/auth';
import { externalSignInRoutes } from '@stratum/contract/external-sign-in';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { useEnter } from '../flow/use-enter.ts';
import { takeProof } from './proof.ts';

/** Where the provider sends the browser back to: signs in with what it brought, or says why not. */
export function ExternalCallback() {
  const { t } = useTranslation('features/auth');
  const failure = useFinish();
  if (failure === null) {
    return (
      <output className="flex items-center gap-3 text-ui">
        <Spinner />
        {t('external.finishing')}
      </output>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <p className="text-ui">{failure}</p>
      <ButtonLink to="/login">{t('external.back_to_login')}</ButtonLink>
    </div>
  );
}

/** @returns the sentence of a failure; null while none has happened */
function useFinish(): string | null {
  const { t } = useTranslation('features/auth');
  const enter = useEnter();
  const [failure, setFailure] = useState<string | null>(null);
  const succeed = useEffectEvent((session: SessionReply) => enter(session, '/dashboard'));
  const fail = useEffectEvent((error: unknown) =>
    setFailure(error instanceof CallError ? error.message : t('external.not_begun')),
  );
  useEffect(() => {
    sessionBrought().then(succeed, fail);
  }, []);
  return failure;
}

/** @throws CallError where the server refuses, any other error where there is nothing to send */
async function sessionBrought(): Promise<SessionReply> {
  const proof = takeProof();
  const answer = location.search;
  // The answer is good once; a reload must not send it again.
  history.replaceState(history.state, '', location.pathname);
  if (!proof || !answer) throw new Error('no sign-in was begun in this tab');
  return callRoute(externalSignInRoutes.externalCallback, { body: { answer, proof } });
}
