import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../../shared/failures/optional-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttachedItems } from '../../collection/index.ts';
import { useClocks } from '../../profile/index.ts';
import { TrainingLink } from '../../training/index.ts';
import { CompletionCard, EndDayCard } from './completion-card.tsx';
import { GoalHead } from './goal-head.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { ObstacleCard, RewardCard } from './plan-cards.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { type Details, isCompleted, stepsOf } from './ticked-details.ts';
import { useGoalActions } from './use-goal-actions.ts';
import { useShownDetails, useTick, useWaitingTicks } from './use-goal-ticks.ts';

/** A goal from its sentence down to its steps. */
export function GoalScreen({ read }: { read: Details }) {
  const { t } = useTranslation('features/goals/details');
  const details = useShownDetails(read);
  const { goal } = details;
  const { today } = useClocks();
  const tick = useTick(goal.id);
  const { delayed, refusal } = useWaitingTicks(goal.id);
  const actions = useGoalActions(goal.id);
  const { steps, done } = stepsOf(details);
  const isDone = isCompleted(goal);
  const isAllDone = done === steps && steps > 0;
  const isUnderWay = !isDone && !goal.archived;
  const hasEnded = isUnderWay && !isAllDone && goal.goalEndDate <= today;
  const [isLater, setLater] = useState(false);
  const complete = () => tick({ status: 'Completed' }, goal.goalName);
  const problem = actions.problem || refusal;
  return (
    <div className="wrap py-8 md:py-12">
      <PageTitle>{t('title')}</PageTitle>
      <GoalHead goal={goal} actions={actions} tick={tick} />
      <p role="alert" className="text-ui text-danger empty:hidden">
        {problem}
      </p>
      <p role="status" className="text-label text-ink-2 empty:hidden">
        {delayed > 0 && t('waiting.count', { count: delayed })}
      </p>
      {actions.isDeleted ? (
        <DeletedCard onRestore={actions.restore} isRestoring={actions.isRestoring} />
      ) : (
        <div className="mt-6 grid gap-5">
          {(isDone || (isUnderWay && isAllDone && !isLater)) && (
            <CompletionCard goal={goal} onComplete={complete} onLater={() => setLater(true)} />
          )}
          {hasEnded && (
            <EndDayCard
              goal={goal}
              open={steps - done}
              onExtend={actions.extend}
              onComplete={complete}
              onArchive={() => actions.archive(true)}
            />
          )}
          <ProgressCard details={details} tick={tick} />
          <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <MilestonesCard details={details} tick={tick} />
            <div className="grid gap-5">
              {goal.source && (
                <OptionalPart>
                  <TrainingLink
                    traitId={goal.source.traitId}
                    level={goal.source.fromLevel}
                    className="rounded-md bg-accent-soft px-5 py-4 text-ui"
                  />
                </OptionalPart>
              )}
              <ObstacleCard goal={goal} />
              <RewardCard details={details} />
              <RemindersCard goalId={goal.id} />
              <OptionalPart>
                <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
                  <AttachedItems place={{ goalId: goal.id }} targets={targetsOf(details)} />
                </Suspense>
              </OptionalPart>
            </div>
          </div>
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <RecentCard goalId={goal.id} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** What items of a collection can be attached to here: the goal, and its milestones. */
function targetsOf({ goal, milestones }: Details) {
  return [
    { to: { goalId: goal.id }, label: goal.goalName },
    ...milestones.map(({ id, milestoneName }) => ({
      to: { milestoneId: id },
      label: milestoneName,
    })),
  ];
}

// Below everything that the page is opened for.
const RecentCard = lazy(() => import('./recent-card.tsx'));

interface DeletedCardProps {
  onRestore: () => void;
  isRestoring: boolean;
}

/** In place of a goal that has just been deleted. */
function DeletedCard({ onRestore, isRestoring }: DeletedCardProps) {
  const { t } = useTranslation('features/goals/details');
  return (
    <Card className="mt-6">
      <Heading level={2} size="item">
        {t('deleted.heading')}
      </Heading>
      <p className="mt-1 text-ui text-ink-2">{t('deleted.text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onPress={onRestore} isPending={isRestoring}>
          {t('deleted.undo')}
        </Button>
        <ButtonLink to="/goal-details" tone="ghost">
          {t('all')}
        </ButtonLink>
      </div>
    </Card>
  );
}
