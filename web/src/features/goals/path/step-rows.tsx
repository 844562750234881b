import { mostSteps } from '@stratum/contract/goal-words';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../../shared/ui/field-icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { stepPath } from '../draft/goal-body.ts';
import type { DraftStep } from '../draft/goal-draft.ts';
import {
  insertAt,
  moveTo,
  newStep,
  removeAt,
  type StepsUpdate,
} from '../draft/milestone-changes.ts';
import { focusAfter } from './focus-after.ts';
import { StepRow, stepInputId } from './step-row.tsx';
import { useRowsDrawn } from './use-rows-drawn.ts';

interface StepRowsProps {
  milestone: string;
  steps: readonly DraftStep[];
  /** The name of their list in the form. */
  listName: string;
  isOpen: boolean;
  update: StepsUpdate;
  /** What has been moved, and where it stands now. */
  onMoved: (name: string, index: number, count: number) => void;
}

/** The steps of a milestone: Enter adds one, Backspace in an empty one removes it, Alt and an arrow move it. */
export function StepRows(props: StepRowsProps) {
  const { milestone, steps, listName, isOpen, update, onMoved } = props;
  const { t } = useTranslation('features/goals');
  const [removed, setRemoved] = useState<{ step: DraftStep; index: number } | null>(null);
  const isFull = steps.length >= mostSteps;
  const drawn = useRowsDrawn(steps.length, isOpen);

  const addAfter = useCallback(
    (index: number): void => {
      const step = newStep();
      focusAfter(
        () =>
          update((before) =>
            before.length < mostSteps ? insertAt(before, index + 1, step) : before,
          ),
        stepInputId(step.key),
      );
    },
    [update],
  );

  const remove = useCallback(
    (index: number): void => {
      let focus = addId(milestone);
      focusAfter(
        () =>
          update((before) => {
            const step = before[index];
            if (!step) return before;
            const neighbour = before[index - 1] ?? before[index + 1];
            if (neighbour) focus = stepInputId(neighbour.key);
            const isEmpty = step.microGoalDescription.trim() === '';
            setRemoved(isEmpty ? null : { step, index });
            return removeAt(before, index);
          }),
        () => focus,
      );
    },
    [update, milestone],
  );

  const move = useCallback(
    (from: number, to: number, focusId: (key: string) => string): void => {
      const found: { step?: DraftStep; count: number } = { count: 0 };
      focusAfter(
        () =>
          update((before) => {
            const after = moveTo(before, from, to);
            const step = before[from];
            if (step && after !== before) Object.assign(found, { step, count: before.length });
            return after;
          }),
        () => (found.step ? focusId(found.step.key) : null),
      );
      if (found.step) onMoved(found.step.microGoalDescription, to, found.count);
    },
    [update, onMoved],
  );

  function undo(): void {
    if (!removed) return;
    const { step, index } = removed;
    focusAfter(() => {
      update((before) => insertAt(before, index, step));
      setRemoved(null);
    }, stepInputId(step.key));
  }

  if (drawn === 0) return null;
  return (
    <div>
      <ol>
        {steps.slice(0, drawn).map((step, index) => (
          <StepRow
            key={step.key}
            step={step}
            index={index}
            milestone={milestone}
            name={stepPath(listName, steps, index)}
            update={update}
            onAdd={addAfter}
            onRemove={remove}
            onMove={move}
          />
        ))}
      </ol>
      {removed && (
        <p role="status" className="border-t border-line py-3 pl-2 text-label text-ink-2">
          {t('path.removed', { name: removed.step.microGoalDescription })}{' '}
          <TextButton onClick={undo}>{t('undo')}</TextButton>
        </p>
      )}
      {!isFull && <AddStep id={addId(milestone)} onAdd={() => addAfter(steps.length - 1)} />}
    </div>
  );
}

function addId(milestone: string): string {
  return `add-step-${milestone}`;
}

function AddStep({ id, onAdd }: { id: string; onAdd: () => void }) {
  const { t } = useTranslation('features/goals');
  return (
    <div className="border-t border-line">
      <button
        type="button"
        id={id}
        onClick={onAdd}
        className="focus-ring flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 py-2 text-ui text-ink-2 hover:text-ink"
      >
        <PlusIcon className="size-4.5" />
        {t('path.add_step')}
      </button>
    </div>
  );
}
