import type { NextStep as Step } from '@stratum/contract/goal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutStop } from '../../../shared/i18n/without-stop.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { TickRow } from './milestone-item.tsx';
import { type Details, isCompleted } from './ticked-details.ts';
import type { useTick } from './use-goal-ticks.ts';

interface NextStepProps {
  details: Details;
  tick: ReturnType<typeof useTick>;
}

/** The step that brings the goal on; what was ticked here can be taken back here. */
export function NextStep({ details, tick }: NextStepProps) {
  const { t } = useTranslation('features/goals/details');
  const [ticked, setTicked] = useState<Step | null>(null);
  const { goal, nextStep } = details;
  const undo = () => {
    if (!ticked) return;
    tick({ ...namedIn(ticked), status: 'InComplete' }, ticked.text);
    setTicked(null);
  };
  return (
    <div className="mt-auto">
      {ticked && isDone(details, ticked) && (
        <p className="mb-4 text-label text-ink-2 wrap-anywhere">
          {t('ticked', { name: withoutStop(ticked.text) })}{' '}
          <TextButton onClick={undo}>{t('undo')}</TextButton>
        </p>
      )}
      {nextStep && !isCompleted(goal) && (
        <>
          <p className="mb-2 text-label text-ink-2">{t('next_step')}</p>
          <div className="rounded-md bg-accent-soft">
            <TickRow
              // Another step takes its place: not a tick taken back.
              key={nextStep.microGoalId ?? nextStep.milestoneId}
              isDone={false}
              name={nextStep.text}
              onTick={(status) => {
                tick({ ...namedIn(nextStep), status }, nextStep.text);
                setTicked(nextStep);
              }}
            />
          </div>
        </>
      )}
    </div>
  );
}

function namedIn({ milestoneId, microGoalId }: Step) {
  return microGoalId === null ? { milestoneId } : { microGoalId };
}

function isDone({ milestones }: Details, { milestoneId, microGoalId }: Step): boolean {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const step =
    microGoalId === null ? milestone : milestone?.microGoal.find(({ id }) => id === microGoalId);
  return step !== undefined && isCompleted(step);
}
