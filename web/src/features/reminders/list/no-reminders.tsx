import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { GoalHillside } from '../../goals/index.ts';
import type { GoalChoice } from '../editor/goal-choice.ts';
import { usualReminder } from '../fields/reminder-times.ts';
import { useReminderWords } from '../fields/use-reminder-words.ts';

interface NoRemindersProps {
  goals: readonly GoalChoice[];
  /** Opens the form for another time. */
  onOther: () => void;
}

/** One proposal, from the first step of a goal; without a goal the way to one. */
export function NoReminders({ goals, onOther }: NoRemindersProps) {
  const { t } = useTranslation('features/reminders');
  const words = useReminderWords();
  const add = useRouteMutation(reminderEndpoints.addReminder);
  const goal = goals.find(({ nextStep }) => nextStep !== null) ?? goals[0];
  if (!goal) {
    return (
      <EmptyState heading={t('empty.heading')} text={t('empty.no_goal')}>
        <ButtonLink to="/define-goal">{t('empty.make_goal')}</ButtonLink>
      </EmptyState>
    );
  }
  const { goalName, nextStep, source } = goal;
  return (
    <section className="max-w-dialog overflow-hidden rounded-card border border-line bg-surface shadow-1">
      <div className="sky" aria-hidden="true">
        <GoalHillside
          ledges={[]}
          levels={source && { from: source.fromLevel, to: source.toLevel }}
          label=""
        />
      </div>
      <div className="p-6">
        <Heading level={2} size="section">
          {t('empty.heading')}
        </Heading>
        <Text tone="quiet" className="mt-2 wrap-anywhere">
          {nextStep
            ? t('empty.step', { step: nextStep.text, goal: goalName })
            : t('empty.goal', { goal: goalName })}
        </Text>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="font-display text-count font-light tabular-nums">
            {words.time(usualReminder)}
          </span>
          <span className="inline-block text-ui font-medium first-letter:uppercase">
            {words.days(usualReminder)}
          </span>
        </p>
        <p role="alert" className="mt-2 text-ui text-danger empty:hidden">
          {add.error?.message}
        </p>
        <div className="mt-5 grid gap-2.5">
          <Button
            isPending={add.isPending}
            onPress={() => add.mutate({ body: { goalId: goal.id, ...usualReminder } })}
          >
            {t('empty.take')}
          </Button>
          <Button tone="plain" onPress={onOther}>
            {t('empty.other')}
          </Button>
        </div>
      </div>
    </section>
  );
}
