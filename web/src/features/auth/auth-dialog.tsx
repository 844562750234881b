import { Suspense, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Loading } from '../../shared/ui/loading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { authForms, usePrefetchNextStep } from './auth-forms.ts';
import type { AuthStep } from './flow/auth-step.ts';
import { AuthStepsContext, StepProgress } from './flow/steps.tsx';
import { useClearPasswordsOnLeave } from './flow/use-clear-passwords-on-leave.ts';

interface AuthDialogProps {
  step: AuthStep;
  onStep: (step: AuthStep | null) => void;
}

/** The account screens over any page: one dialog that changes its content. */
export function AuthDialog({ step, onStep }: AuthDialogProps) {
  const { t } = useTranslation('features/auth');
  const navigate = useNavigate();
  const [hasMoved, setMoved] = useState(false);
  useClearPasswordsOnLeave();
  usePrefetchNextStep(step);
  const AuthForm = authForms[step];
  const onDone = (address: string) => {
    onStep(null);
    void navigate(address);
  };
  const goToStep = (next: AuthStep) => {
    // The step before stays until the code of the next is there.
    startTransition(() => {
      setMoved(true);
      onStep(next);
    });
  };
  return (
    <AuthStepsContext value={{ goToStep, onDone, isDialog: true }}>
      <Dialog
        title={t(`${step}.heading`)}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onStep(null)}
        isDismissable={step === 'login'}
      >
        {/* The focus goes to a field, past the heading of the new step. */}
        <p role="status" className="sr-only">
          {hasMoved && t(`${step}.heading`)}
        </p>
        <StepProgress step={step} />
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-80" />
            </Loading>
          }
        >
          <AuthForm />
        </Suspense>
      </Dialog>
    </AuthStepsContext>
  );
}
