import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../shared/ui/link.tsx';
import { type AuthStep, pathOf } from './auth-step.ts';

interface GoOptions {
  /** The step that is left is over: the browser's way back leads past it. */
  readonly replace: boolean;
}

/** How the forms move on: from dialog to dialog, or from page to page. */
export interface AuthSteps {
  readonly goToStep: (step: AuthStep, options?: GoOptions) => void;
  /** The person is logged in and goes on to an address of this site. */
  readonly onDone: (address: string) => void;
  readonly isDialog: boolean;
}

export const AuthStepsContext = createContext<AuthSteps>({
  goToStep: () => undefined,
  onDone: () => undefined,
  isDialog: false,
});

export function useAuthSteps(): AuthSteps {
  return useContext(AuthStepsContext);
}

interface StepLinkProps {
  step: AuthStep;
  /** What else following the link does. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to another account screen, which changes the dialog where it stands in one. */
export function StepLink({ step, onFollow, children }: StepLinkProps) {
  const { goToStep, isDialog } = useAuthSteps();
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere) return;
    onFollow?.();
    if (!isDialog) return;
    event.preventDefault();
    goToStep(step);
  };
  return (
    <TextLink to={pathOf(step)} state={{ step }} onClick={follow}>
      {children}
    </TextLink>
  );
}

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
