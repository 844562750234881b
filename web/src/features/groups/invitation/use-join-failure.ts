import { groupLimits } from '@stratum/contract/group-rules';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';

/** Why somebody could not join, and what they can do about it. */
export function useJoinFailure(): (failure: CallError) => string {
  const { t } = useTranslation('features/groups/invitation');
  const format = useFormat();
  const failureText = useFailureText();
  return (failure) => {
    if (failure.code === 'group_full')
      return t('full', { most: format.number(groupLimits.members) });
    if (failure.code === 'conflict') return t('too_many', { most: groupLimits.groupsOfPerson });
    return failureText(failure);
  };
}
