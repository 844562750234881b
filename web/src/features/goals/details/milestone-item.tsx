import type { MicroGoal, Milestone } from '@stratum/contract/goal';
import { countSteps } from '@stratum/contract/goal-plan';
import type { GoalStatus } from '@stratum/contract/goal-words';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { useClocks } from '../../profile/index.ts';
import { TickMark } from './tick-mark.tsx';
import { isCompleted } from './ticked-details.ts';
import type { useTick } from './use-goal-ticks.ts';

type TickAct = ReturnType<typeof useTick>;

interface MilestoneItemProps {
  milestone: Milestone;
  isOpen: boolean;
  /** The same function for all of them. */
  onToggle: (id: string, isOpen: boolean) => void;
  tick: TickAct;
}

/** A milestone with its day; its steps unfold, and are ticked by their whole row. Of fifty the ticked one is drawn anew. */
export const MilestoneItem = memo(function MilestoneItem(props: MilestoneItemProps) {
  const { milestone, isOpen, onToggle, tick } = props;
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
        onClick={() => onToggle(id, !isOpen)}
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
        {isOpen && microGoal.map((step) => <StepItem key={step.id} step={step} tick={tick} />)}
      </ul>
    </>
  );
});

const StepItem = memo(function StepItem({ step, tick }: { step: MicroGoal; tick: TickAct }) {
  const format = useFormat();
  const { dayOf } = useClocks();
  const { id, microGoalDescription, completedAt } = step;
  return (
    <li>
      <TickRow
        isDone={isCompleted(step)}
        name={microGoalDescription}
        note={
          completedAt && (
            <span className="text-small text-ink-2">{format.dayShort(dayOf(completedAt))}</span>
          )
        }
        onTick={(status) => tick({ microGoalId: id, status }, microGoalDescription)}
      />
    </li>
  );
});

interface TickRowProps {
  isDone: boolean;
  name: string;
  note?: ReactNode;
  isLarge?: boolean;
  onTick: (status: GoalStatus) => void;
}

/** The whole row ticks. By the browser's own box: fifty of them come at once. */
export function TickRow({ isDone, name, note, isLarge = false, onTick }: TickRowProps) {
  return (
    <label className="relative flex min-h-12 w-full cursor-pointer items-center gap-5 rounded-md px-3 py-2.5 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isDone}
        onChange={({ target }) => onTick(target.checked ? 'Completed' : 'InComplete')}
        className="sr-only"
      />
      <TickMark done={isDone ? 1 : 0} of={1} />
      <span
        className={`min-w-0 flex-1 wrap-anywhere ${isLarge ? 'text-lead font-medium' : 'text-ui'} ${isDone ? 'text-ink-2' : ''}`}
      >
        {name}
      </span>
      {note}
    </label>
  );
}
