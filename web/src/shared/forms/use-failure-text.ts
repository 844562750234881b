import { useTranslation } from 'react-i18next';
import type { CallError } from '../api/call-error.ts';
import { useFormat } from '../i18n/use-format.ts';

/** What a refusal says, and when to try again where the server has named a time. */
export function useFailureText(): (failure: CallError) => string {
  const { t } = useTranslation('shared/ui');
  const format = useFormat();
  return ({ message, code, retryAfter }) => {
    if (code !== 'too_many_requests' || retryAfter === null) return message;
    return `${message} ${t('try_again_when', { when: format.inTime(retryAfter) })}`;
  };
}
