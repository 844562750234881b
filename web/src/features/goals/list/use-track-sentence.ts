import type { GoalItem } from '@stratum/contract/goal';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useClocks } from '../../profile/index.ts';

type Tracked = Pick<
  GoalItem,
  'status' | 'completedAt' | 'archived' | 'goalStartDate' | 'goalEndDate' | 'onTrack' | 'steps'
>;

/** One sentence that says whether a goal is ahead, on track or behind, and by how much. */
export function useTrackSentence(): (goal: Tracked, today: string) => string {
  const { t } = useTranslation('features/goals/list');
  const format = useFormat();
  const { dayOf } = useClocks();
  const time = (days: number) =>
    days % 7 === 0 ? t('track.weeks', { count: days / 7 }) : t('track.days', { count: days });
  return (goal, today) => {
    const { status, completedAt, goalStartDate, goalEndDate, steps } = goal;
    const { planned, done, days } = goal.onTrack;
    if (status === 'Completed') {
      return completedAt === null
        ? t('track.done')
        : t('track.done_on', { date: format.day(dayOf(completedAt)) });
    }
    if (goal.archived) return t('track.archived', { count: done });
    if (done === steps) return t('track.all_done');
    if (goalStartDate > today) return t('track.begins', { day: format.dayMonth(goalStartDate) });
    if (goalEndDate < today) {
      return t('track.over', { day: format.dayMonth(goalEndDate), count: steps - done });
    }
    const counts = { done: t('track.steps', { count: done }), planned };
    if (days < 0) return t('track.behind', { time: time(-days), ...counts });
    if (days > 0) return t('track.ahead', { time: time(days), ...counts });
    if (done < planned) return t('track.due_today', { ...counts, count: planned - done });
    return planned === 0 ? t('track.nothing_due') : t('track.on_track', counts);
  };
}
