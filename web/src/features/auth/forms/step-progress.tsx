import { useTranslation } from 'react-i18next';
import type { AuthStep } from '../flow/auth-step.ts';

/** Which of the two steps of signing up this is, and that the second may stay open. */
export function StepProgress({ step }: { step: AuthStep }) {
  const { t } = useTranslation('features/auth');
  if (step !== 'signup' && step !== 'signupnext') return null;
  return (
    <p className="-mt-4 mb-5 flex flex-wrap gap-x-1 text-label text-ink-2">
      <span>{step === 'signup' ? t('signup.progress') : t('signupnext.progress')}</span>
      {step === 'signupnext' && <span>{t('signupnext.intro')}</span>}
    </p>
  );
}
