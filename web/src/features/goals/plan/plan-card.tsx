import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { CalendarIcon } from '../../../shared/ui/field-icons.tsx';
import { BellIcon } from '../../../shared/ui/icons.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useReminderWords } from '../../reminders/index.ts';
import type { GoalDraft } from '../draft/goal-draft.ts';
import { HabitIcon, PathIcon, RewardIcon } from '../goal-icons.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { usePlanWords } from './use-plan-words.ts';

interface PlanCardProps {
  draft: GoalDraft;
  marked: string | null;
  /** Undefined where the page's own button starts the goal. */
  onStart: (() => void) | undefined;
  isSending: boolean;
}

/** The whole plan beside each step, and the way to start it as it is. */
export function PlanCard({ draft, marked, onStart, isSending }: PlanCardProps) {
  const { t } = useTranslation('features/goals');
  const plan = usePlanWords(draft);
  const words = useReminderWords();
  const { reward } = draft.defineGoal;
  return (
    <aside
      aria-label={t('plan.title')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-1"
    >
      <PlanPicture draft={draft} marked={marked} />
      <div className="p-6">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-ui font-semibold">{t('plan.title')}</h2>
          <Text as="span" size="label" tone="quiet">
            {plan.weeks}
          </Text>
        </div>
        <ul className="grid gap-4">
          <PlanRow icon={<PathIcon />} text={plan.path} note={plan.names.join(' · ')} />
          {draft.initiateGoal.habits.length > 0 && (
            <PlanRow
              icon={<HabitIcon />}
              text={t('plan.fed_by', { habits: plan.habits })}
              note={t('plan.daily_win')}
            />
          )}
          {draft.initiateGoal.reminders.map((reminder) => (
            <PlanRow
              key={reminder.key}
              icon={<BellIcon />}
              text={words.times(reminder)}
              note={words.channels(reminder)}
            />
          ))}
          <PlanRow icon={<CalendarIcon />} text={plan.span} />
          {reward && <PlanRow icon={<RewardIcon />} text={reward} note={t('plan.reward')} />}
        </ul>
        {onStart && (
          <>
            <Button tone="ghost" className="mt-6 w-full" isPending={isSending} onPress={onStart}>
              {t('plan.start')}
            </Button>
            <Text size="small" tone="quiet" className="mt-3 text-center">
              {t('plan.later')}
            </Text>
          </>
        )}
      </div>
    </aside>
  );
}

function PlanRow({ icon, text, note }: { icon: ReactNode; text: string; note?: string }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 text-ink-2">
      {icon}
      <div>
        <p className="text-ui text-ink">{text}</p>
        {note && <p className="mt-0.5 text-small">{note}</p>}
      </div>
    </li>
  );
}
