import type { ReactNode } from 'react';
import type { CallError } from '../api/call-error.ts';
import { AlertIcon } from '../ui/icons.tsx';
import { useFailureText } from './use-failure-text.ts';

interface FormAlertProps {
  failure: CallError | null;
  /** What to do about it. */
  children?: ReactNode;
}

/** What went wrong with a form as a whole, announced as soon as it appears. */
export function FormAlert({ failure, children }: FormAlertProps) {
  const failureText = useFailureText();
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger px-4 py-3 text-label">
          <p className="flex flex-1 basis-48 gap-2.5">
            <AlertIcon className="text-danger" />
            {failureText(failure)}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}
