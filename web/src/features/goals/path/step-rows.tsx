import { goalLengths, mostSteps } from '@stratum/contract/goal-words';
import type { KeyboardEvent } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../../shared/ui/field-icons.tsx';
import { FieldNotes } from '../../../shared/ui/field-parts.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { DraftStep } from '../draft/goal-draft.ts';
import { changeAt, insertAt, moveTo, newStep, removeAt } from '../draft/milestone-changes.ts';
import { focusAfter } from './focus-after.ts';
import { arrowStep, MoveHandle } from './move-handle.tsx';
import { rowMark } from './use-row-drag.ts';

interface StepRowsProps {
  milestone: string;
  steps: readonly DraftStep[];
  /** The name of a step's field in its form. */
  nameOf: (index: number) => string;
  onChange: (steps: readonly DraftStep[]) => void;
  /** What has been moved, and where it stands now. */
  onMoved: (name: string, index: number, count: number) => void;
}

const inputId = ({ key }: DraftStep) => `step-${key}`;
const handleId = ({ key }: DraftStep) => `step-handle-${key}`;

/** The steps of a milestone: Enter adds one, Backspace in an empty one removes it, Alt and an arrow move it. */
export function StepRows({ milestone, steps, nameOf, onChange, onMoved }: StepRowsProps) {
  const { t } = useTranslation('features/goals');
  const isFull = steps.length >= mostSteps;

  function addAfter(index: number): void {
    if (isFull) return;
    const step = newStep();
    focusAfter(() => onChange(insertAt(steps, index + 1, step)), inputId(step));
  }

  function remove(index: number): void {
    const neighbour = steps[index - 1] ?? steps[index + 1];
    focusAfter(
      () => onChange(removeAt(steps, index)),
      neighbour ? inputId(neighbour) : addId(milestone),
    );
  }

  function move(from: number, to: number, focusId: (step: DraftStep) => string): void {
    const step = steps[from];
    const moved = moveTo(steps, from, to);
    if (!step || moved === steps) return;
    focusAfter(() => onChange(moved), focusId(step));
    onMoved(step.microGoalDescription, to, steps.length);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey ? arrowStep(event) : 0;
    const isEmpty = steps[index]?.microGoalDescription === '';
    if (event.key === 'Enter') addAfter(index);
    else if (event.key === 'Backspace' && isEmpty) remove(index);
    else if (by !== 0) move(index, index + by, inputId);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.key} {...rowMark} className="group flex items-start border-t border-line">
            <TextField
              aria-label={t('path.step', { number: index + 1, milestone })}
              name={nameOf(index)}
              value={step.microGoalDescription}
              onChange={(text) =>
                onChange(
                  changeAt(steps, index, { microGoalDescription: text.replaceAll('\n', ' ') }),
                )
              }
              maxLength={goalLengths.microGoalDescription}
              validationBehavior="aria"
              className="min-w-0 flex-1 py-1"
            >
              <TextArea
                rows={1}
                id={inputId(step)}
                dir="auto"
                onKeyDown={(event) => onKeyDown(event, index)}
                placeholder={t('path.step_placeholder')}
                className="focus-ring block field-sizing-content min-h-11 w-full resize-none rounded-md bg-transparent px-2 py-2.5 text-ui placeholder:text-ink-2"
              />
              <FieldNotes />
            </TextField>
            <button
              type="button"
              aria-label={t('path.remove_step', { number: index + 1 })}
              onClick={() => remove(index)}
              className="icon-button mt-1 flex-none cursor-pointer opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-hover max-sm:hidden max-sm:group-focus-within:grid"
            >
              <CloseIcon className="size-4.5" />
            </button>
            <div className="mt-1">
              <MoveHandle
                id={handleId(step)}
                name={step.microGoalDescription}
                index={index}
                onMove={(from, to) => move(from, to, handleId)}
              />
            </div>
          </li>
        ))}
      </ol>
      {!isFull && (
        <div className="border-t border-line">
          <button
            type="button"
            id={addId(milestone)}
            onClick={() => addAfter(steps.length - 1)}
            className="focus-ring flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 py-2 text-ui text-ink-2 hover:text-ink"
          >
            <PlusIcon className="size-4.5" />
            {t('path.add_step')}
          </button>
        </div>
      )}
    </div>
  );
}

function addId(milestone: string): string {
  return `add-step-${milestone}`;
}
