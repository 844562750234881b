import { dayNumber } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { dueDays } from '../draft/due-days.ts';
import type { GoalDraft } from '../draft/goal-draft.ts';
import type { Ledge } from '../hillside/hillside.tsx';

/** The plan in words and as a drawing's ledges. */
export function usePlanWords(draft: GoalDraft) {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const { milestones } = draft.organizeGoal;
  const { goalStartDate, goalEndDate } = draft.timelineGoal;
  const steps = milestones.reduce(
    (sum, { microGoal }) =>
      sum + microGoal.filter((step) => step.microGoalDescription.trim() !== '').length,
    0,
  );
  const days = dayNumber(goalEndDate) - dayNumber(goalStartDate) + 1;
  const weeks = Math.max(1, Math.round(days / 7));
  return {
    path:
      milestones.length === 0
        ? t('plan.empty')
        : `${t('plan.milestones', { count: milestones.length })}, ${t('plan.steps', { count: steps })}`,
    names: milestones
      .map(({ milestoneName }) => milestoneName)
      .filter((name) => name.trim() !== ''),
    habits: format.labels(draft.initiateGoal.habits.map((habit) => t(`habit.${habit}`))),
    weeks: t('plan.weeks', { count: weeks }),
    span: t('plan.span', {
      from: format.dayMonth(goalStartDate),
      to: format.dayMonth(goalEndDate),
    }),
    end: format.dayMonth(goalEndDate),
  };
}

export function planLedges(
  draft: GoalDraft,
  shortDay: (day: string) => string,
  marked: string | null,
): Ledge[] {
  const { goalStartDate, goalEndDate } = draft.timelineGoal;
  const start = dayNumber(goalStartDate);
  const length = Math.max(1, dayNumber(goalEndDate) - start);
  const due = dueDays(draft);
  return draft.organizeGoal.milestones
    .map(({ key }, index) => ({ key, day: due[index] ?? goalEndDate }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ key, day }) => ({
      key,
      share: (dayNumber(day) - start) / length,
      day: shortDay(day),
      isMarked: key === marked,
    }));
}
