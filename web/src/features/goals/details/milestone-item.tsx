import type { Milestone } from '@stratum/contract/goal';
import { countSteps } from '@stratum/contract/goal-plan';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { useClocks } from '../../profile/index.ts';
import { TickMark } from './tick-mark.tsx';
import { isCompleted } from './ticked-details.ts';
import type { useTick } from './use-goal-ticks.ts';

interface MilestoneItemProps {
  milestone: Milestone;
  isOpen: boolean;
  onToggle: () => void;
  tick: ReturnType<typeof useTick>;
}

/** A milestone with its day; its steps unfold, and are ticked by their whole row. */
export function MilestoneItem({ milestone, isOpen, onToggle, tick }: MilestoneItemProps) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const { dayOf } = useClocks();
  const { id, milestoneName, dueDate, completedAt, microGoal } = milestone;
  const { steps, done } = countSteps(milestone);
  const panel = `steps-${id}`;
  const when = completedAt
    ? t('milestones.done', { day: format.dayMonth(dayOf(completedAt)) })
    : dueDate && t('milestones.by', { day: format.dayMonth(dueDate) });
  const notes = (
    <span className="block text-label text-ink-2 sm:text-right">
      {[microGoal.length > 0 && t('steps.of', { done, all: steps }), when]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
  if (microGoal.length === 0) {
    return (
      <TickRow
        isDone={isCompleted(milestone)}
        name={milestoneName}
        note={notes}
        isLarge
        onTick={(status) => tick({ milestoneId: id, status }, milestoneName)}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
        className="focus-ring-inset grid min-h-14 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-5 rounded-md px-3 py-2 text-left hover:bg-hover"
      >
        <TickMark done={done} of={steps} />
        <span className="min-w-0 items-baseline justify-between gap-4 sm:flex">
          <span className="text-lead font-medium wrap-anywhere">{milestoneName}</span>
          {notes}
        </span>
        <ChevronIcon className={`text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul id={panel} hidden={!isOpen} className="pb-2">
        {isOpen &&
          microGoal.map((step) => (
            <li key={step.id}>
              <TickRow
                isDone={isCompleted(step)}
                name={step.microGoalDescription}
                note={
                  step.completedAt && (
                    <span className="text-small text-ink-2">
                      {format.dayShort(dayOf(step.completedAt))}
                    </span>
                  )
                }
                onTick={(status) =>
                  tick({ microGoalId: step.id, status }, step.microGoalDescription)
                }
              />
            </li>
          ))}
      </ul>
    </>
  );
}

interface TickRowProps {
  isDone: boolean;
  name: string;
  note?: ReactNode;
  isLarge?: boolean;
  onTick: (status: 'Completed' | 'InComplete') => void;
}

/** The whole row ticks. */
export function TickRow({ isDone, name, note, isLarge = false, onTick }: TickRowProps) {
  return (
    <Checkbox
      isSelected={isDone}
      onChange={(isChosen) => onTick(isChosen ? 'Completed' : 'InComplete')}
      className="focus-ring-inset flex min-h-12 w-full cursor-pointer items-center gap-5 rounded-md px-3 py-2.5 data-hovered:bg-hover"
    >
      <TickMark done={isDone ? 1 : 0} of={1} />
      <span
        className={`min-w-0 flex-1 wrap-anywhere ${isLarge ? 'text-lead font-medium' : 'text-ui'} ${isDone ? 'text-ink-2' : ''}`}
      >
        {name}
      </span>
      {note}
    </Checkbox>
  );
}
