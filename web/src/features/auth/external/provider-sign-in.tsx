import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { browserTimeZone } from '../flow/sign-up-body.ts';
import { createProof, storeProof } from './proof.ts';
import { useProvider } from './use-provider.ts';

/** The way in by the operator's provider; nothing where there is none. */
export function ProviderSignIn() {
  const { t } = useTranslation('features/auth');
  const locale = useLocale();
  const provider = useProvider();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<CallError | 'not_kept' | null>(null);
  const failureText = useFailureText();
  if (provider === null) return null;
  const leave = async () => {
    setLeaving(true);
    setFailure(null);
    try {
      location.assign(await providerAddress(locale));
    } catch (error) {
      setLeaving(false);
      setFailure(error instanceof CallError ? error : 'not_kept');
    }
  };
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-6">
      <Button tone="ghost" isPending={isLeaving} onPress={() => void leave()}>
        {t('external.continue_with', { provider })}
      </Button>
      {failure && (
        <p role="alert" className="text-label text-danger">
          {failure === 'not_kept' ? t('external.not_kept') : failureText(failure)}
        </p>
      )}
    </div>
  );
}

async function providerAddress(locale: 'en' | 'fr' | 'de'): Promise<string> {
  const { proof, proofHash } = await createProof();
  const timeZone = browserTimeZone();
  const body = { proofHash, locale, ...(timeZone && { timeZone }) };
  const { url } = await callRoute(externalSignInEndpoints.externalSignIn, { body });
  storeProof(proof);
  return url;
}
