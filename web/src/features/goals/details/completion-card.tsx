import { dayNumber } from '@stratum/contract/plain-days';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useClocks } from '../../profile/index.ts';
import { evaluationPath } from '../../results/index.ts';
import { RewardIcon } from '../goal-icons.tsx';
import { type Details, isCompleted } from './ticked-details.ts';

interface CompletionCardProps {
  goal: Details['goal'];
  onComplete: () => void;
  /** Puts the proposal away. */
  onLater: () => void;
}

/** No step is left: what one gives oneself, a new look at where one stands, and the end of the goal. */
export function CompletionCard({ goal, onComplete, onLater }: CompletionCardProps) {
  const { t } = useTranslation('features/goals/details');
  const { today } = useClocks();
  const isDone = isCompleted(goal);
  const early = dayNumber(goal.goalEndDate) - dayNumber(today);
  const allDone =
    early > 0 ? t('completion.all_done_early', { count: early }) : t('completion.all_done');
  return (
    <Card className="sm:p-8">
      <Heading level={2} size="section">
        {isDone ? t('completion.reached') : allDone}
      </Heading>
      {goal.reward && (
        <p className="mt-5 flex items-center gap-3 text-lead">
          <RewardIcon className="text-ink-2" />
          <span>
            {goal.reward}
            <span className="block text-label text-ink-2">{t('completion.reward')}</span>
          </span>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isDone && <Button onPress={onComplete}>{t('completion.complete')}</Button>}
        <ButtonLink to={evaluationPath(goal.goalCategory)} tone="ghost">
          {t('completion.assess')}
        </ButtonLink>
        <Suspense fallback={null}>
          <ShareGoal goal={goal} />
        </Suspense>
        {!isDone && (
          <Button tone="plain" onPress={onLater}>
            {t('completion.later')}
          </Button>
        )}
      </div>
    </Card>
  );
}

// No goal waits for what shows it to others.
const ShareGoal = lazy(async () => ({
  default: (await import('../../boards/index.ts')).ShareGoal,
}));

interface EndDayCardProps {
  goal: Details['goal'];
  open: number;
  onExtend: () => void;
  onComplete: () => void;
  onArchive: () => void;
}

/** The last day has come and steps are open: on, done as it is, or let go. */
export function EndDayCard({ goal, open, onExtend, onComplete, onArchive }: EndDayCardProps) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const isOver = goal.goalEndDate < useClocks().today;
  return (
    <Card className="sm:p-8">
      <Heading level={2} size="section">
        {t(isOver ? 'end.past' : 'end.heading', {
          day: format.dayMonth(goal.goalEndDate),
          count: open,
        })}
      </Heading>
      <Text tone="quiet" className="mt-2">
        {t('end.text')}
      </Text>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onPress={onExtend}>{t('end.extend')}</Button>
        <Button tone="ghost" onPress={onComplete}>
          {t('end.complete')}
        </Button>
        <Button tone="ghost" onPress={onArchive}>
          {t('end.archive')}
        </Button>
      </div>
    </Card>
  );
}
