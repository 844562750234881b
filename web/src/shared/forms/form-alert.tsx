import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../api/call-error.ts';
import { useFormat } from '../i18n/use-format.ts';
import { AlertIcon } from '../ui/icons.tsx';

interface FormAlertProps {
  failure: CallError | null;
  /** What is wrong with what no field shows. */
  others?: readonly string[];
  /** What to do about it. */
  children?: ReactNode;
}

/** What went wrong with a form as a whole, announced as soon as it appears. */
export function FormAlert({ failure, others = [], children }: FormAlertProps) {
  const failureText = useFailureText();
  const sentences = failure ? [failureText(failure), ...others] : others;
  return (
    <div role="alert" className="empty:hidden">
      {sentences.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-danger px-4 py-3 text-label">
          <p className="flex flex-1 basis-48 gap-2.5">
            <AlertIcon className="text-danger" />
            {sentences.join(' ')}
          </p>
          {children}
        </div>
      )}
    </div>
  );
}

/** What a refusal says, and when to try again where the server has named a time. */
export function useFailureText(): (failure: CallError) => string {
  const { t } = useTranslation('shared/ui');
  const format = useFormat();
  return ({ message, code, retryAfter }) => {
    if (code !== 'too_many_requests' || retryAfter === null) return message;
    return `${message} ${t('try_again_when', { when: format.inTime(retryAfter) })}`;
  };
}
