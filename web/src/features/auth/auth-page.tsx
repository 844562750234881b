import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Landscape } from '../../shared/charts/landscape.tsx';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { usePrefetchNextStep } from './auth-forms.ts';
import { type AuthStep, pathOf } from './flow/auth-step.ts';
import { authDraft } from './flow/draft.ts';
import { returnTarget } from './flow/return-target.ts';
import { type AuthSteps, AuthStepsContext, StepProgress } from './flow/steps.tsx';
import { useClearPasswordsOnLeave } from './flow/use-clear-passwords-on-leave.ts';

/** An account screen as a page of its own, beside a quiet view of the nine layers. */
export function AuthPage({ step, children }: { step: AuthStep; children: ReactNode }) {
  const { t } = useTranslation('features/auth');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  useReturnTarget(step);
  useClearPasswordsOnLeave();
  usePrefetchNextStep(step);
  const goToStep: AuthSteps['goToStep'] = (next, options) =>
    void navigate(localPath(pathOf(next)), { ...options, state: { step: next } });
  const onDone = (address: string) => void navigate(address);
  return (
    <AuthStepsContext value={{ goToStep, onDone, isDialog: false }}>
      <PageTitle>{t(`${step}.title`)}</PageTitle>
      <div className="wrap grid gap-12 py-8 md:grid-cols-2 md:py-12">
        <div className="w-full max-w-dialog max-md:mx-auto md:py-8">
          <Heading level={1} className="mb-6">
            {t(`${step}.heading`)}
          </Heading>
          <StepProgress step={step} />
          {children}
        </div>
        <Landscape className="h-40 md:sticky md:top-24 md:h-[calc(100svh-144px)] md:max-h-150" />
      </div>
    </AuthStepsContext>
  );
}

/**
 * Where a guarded page sent the person from, kept through all steps. Whoever comes to log in or sign
 * up by the address itself wants to nowhere else any more.
 */
function useReturnTarget(step: AuthStep): void {
  const { state, search, hash } = useLocation();
  const cameByStep = state !== null;
  const cameByAddress = useNavigationType() === NavigationType.Pop && !cameByStep;
  // How the page was come to counts, not what becomes of its address.
  const [begins] = useState(cameByAddress && (step === 'login' || step === 'signup'));
  useEffect(() => {
    const returnTo = returnTarget({ search, hash });
    if (returnTo !== null || begins) authDraft.setState({ returnTo });
  }, [begins, search, hash]);
}
