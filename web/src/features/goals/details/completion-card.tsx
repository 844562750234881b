import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { evaluationPath } from '../../results/index.ts';
import { RewardIcon } from '../goal-icons.tsx';
import { type Details, isCompleted } from './ticked-details.ts';

interface CompletionCardProps {
  goal: Details['goal'];
  onComplete: () => void;
}

/** No step is left: what one gives oneself, a new look at where one stands, and the end of the goal. */
export function CompletionCard({ goal, onComplete }: CompletionCardProps) {
  const { t } = useTranslation('features/goals/details');
  const isDone = isCompleted(goal);
  return (
    <Card className="sm:p-8">
      <Heading level={2} size="section">
        {t(isDone ? 'completion.reached' : 'completion.all_done')}
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
      </div>
    </Card>
  );
}

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
  return (
    <Card className="sm:p-8">
      <Heading level={2} size="section">
        {t('end.heading', { day: format.dayMonth(goal.goalEndDate), count: open })}
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
