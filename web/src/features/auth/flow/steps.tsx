import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { type AuthStep, pathOf } from './auth-step.ts';

interface GoOptions {
  /** The step that is left is over: the browser's way back leads past it. */
  readonly replace: boolean;
}

/** How the forms move on: from dialog to dialog, or from page to page. */
export interface AuthSteps {
  readonly go: (step: AuthStep, options?: GoOptions) => void;
  /** The person is logged in and goes on to an address of this site. */
  readonly leave: (address: string) => void;
  readonly isDialog: boolean;
}

export const AuthStepsContext = createContext<AuthSteps>({
  go: () => undefined,
  leave: () => undefined,
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
  const { go, isDialog } = useAuthSteps();
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere) return;
    onFollow?.();
    if (!isDialog) return;
    event.preventDefault();
    go(step);
  };
  return (
    <TextLink to={pathOf(step)} state={{ step }} onClick={follow}>
      {children}
    </TextLink>
  );
}
