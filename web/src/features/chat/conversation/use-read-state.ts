import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';

/** By how many a message of one's own has been read, in words; empty where by nobody. */
export function useReadState(groupId: GroupId, me: UserId): (timetoken: string) => string {
  const { t } = useTranslation('features/chat');
  const { data } = useRoute(chatEndpoints.groupReadMarks, { params: { ppauGroupId: groupId } });
  const marks = useMemo(
    () =>
      data?.items
        .filter(({ userId }) => userId !== me)
        .map(({ timetoken }) => timetoken)
        .toSorted() ?? [],
    [data, me],
  );
  return (timetoken) => {
    const count = marks.length - firstAtLeast(marks, timetoken);
    if (count === 0) return '';
    return count === marks.length ? t('read_by_all') : t('read_by', { count });
  };
}

/** The place of the first mark that has come as far, in marks that ascend. */
function firstAtLeast(marks: readonly string[], timetoken: string): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? '') < timetoken) low = middle + 1;
    else high = middle;
  }
  return low;
}
