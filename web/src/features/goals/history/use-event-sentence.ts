import type { GoalEvent, GoalEventData } from '@stratum/contract/goal-history';
import { dayNumber } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { withoutStop } from '../../../shared/i18n/without-stop.ts';
import { useClocks } from '../../profile/index.ts';
import { useFieldsSentence } from './use-fields-sentence.ts';
import { useReminderSentence } from './use-reminder-sentence.ts';

type Data<Change extends GoalEventData['change']> = Extract<GoalEventData, { change: Change }>;

/** What happened, as a sentence: `You ticked “Charger out of the bedroom”.` */
export function useEventSentence(): (event: GoalEvent) => string {
  const { t } = useTranslation('features/goals/history');
  const format = useFormat();
  const { dayOf } = useClocks();
  const ofFields = useFieldsSentence();
  const ofReminder = useReminderSentence();

  /** How a milestone was finished against its day. */
  const finish = (name: string, dueDate: string | null, at: string): string => {
    if (dueDate === null) return t('finished.plain', { name });
    const days = dayNumber(dueDate) - dayNumber(dayOf(at));
    if (days === 0) return t('finished.on_day', { name });
    return t(days > 0 ? 'finished.before' : 'finished.after', { name, count: Math.abs(days) });
  };

  const tick = (data: Data<'micro_goal_status'>, at: string): string => {
    const { status, milestoneName, milestone } = data;
    const step = withoutStop(data.microGoalDescription);
    if (status === 'InComplete') return t('step.opened', { step });
    const ticked = t('step.ticked', { step });
    return milestone.status === 'Completed'
      ? `${ticked} ${finish(milestoneName, milestone.dueDate, at)}`
      : ticked;
  };

  const shift = ({ days, goalEndDate }: Data<'goal_dates'>): string =>
    t(days > 0 ? 'goal.later' : 'goal.earlier', {
      count: Math.abs(days),
      day: format.day(goalEndDate),
    });

  return ({ data, at }) => {
    switch (data.change) {
      case 'goal_created':
        return t(data.copyOf ? 'goal.copied' : 'goal.created', { name: data.goalName });
      case 'goal_fields':
      case 'milestone_fields':
      case 'micro_goal_fields':
        return ofFields(data);
      case 'goal_status':
        return t(data.status === 'Completed' ? 'goal.completed' : 'goal.opened');
      case 'goal_dates':
        return shift(data);
      case 'goal_archived':
        return t(data.archived ? 'goal.archived' : 'goal.unarchived');
      case 'goal_deleted':
        return t('goal.deleted');
      case 'goal_restored':
        return t('goal.restored');
      case 'goal_viewed':
        return t('goal.viewed');
      case 'milestone_added':
        return t('milestone.added', { name: data.milestoneName });
      case 'milestone_status':
        return data.status === 'Completed'
          ? t('finished.plain', { name: data.milestoneName })
          : t('milestone.opened', { name: data.milestoneName });
      case 'witness_asked':
        return t('milestone.witness_asked', { name: data.milestoneName });
      case 'witness_answered':
        return t(`milestone.witness_${data.answer}`, { name: data.milestoneName });
      case 'milestone_moved':
        return t('milestone.moved', { name: data.milestoneName });
      case 'milestone_removed':
        return t('milestone.removed', { name: data.milestoneName });
      case 'micro_goal_added':
        return t('step.added', {
          step: withoutStop(data.microGoalDescription),
          name: data.milestoneName,
        });
      case 'micro_goal_status':
        return tick(data, at);
      case 'micro_goal_moved':
        return t('step.moved', { step: withoutStop(data.microGoalDescription) });
      case 'micro_goal_removed':
        return t('step.removed', { step: withoutStop(data.microGoalDescription) });
      default:
        return ofReminder(data);
    }
  };
}
