import { goalLengths } from '@stratum/contract/goal-words';
import { type KeyboardEvent, memo } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FieldNotes } from '../../../shared/ui/field-parts.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { DraftStep } from '../draft/goal-draft.ts';
import { changeKey, type StepsUpdate } from '../draft/milestone-changes.ts';
import { arrowStep, MoveHandle } from './move-handle.tsx';
import { rowMark } from './use-row-drag.ts';

interface StepRowProps {
  step: DraftStep;
  index: number;
  milestone: string;
  /** Of its field in the form. */
  name: string;
  update: StepsUpdate;
  onAdd: (after: number) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number, focusId: (key: string) => string) => void;
}

export const stepInputId = (key: string) => `step-${key}`;
const handleId = (key: string) => `step-handle-${key}`;

/** One step; of fifty the one that is typed into is drawn anew. */
export const StepRow = memo(function StepRow(props: StepRowProps) {
  const { step, index, milestone, name, update, onAdd, onRemove, onMove } = props;
  const { t } = useTranslation('features/goals');
  const { key, microGoalDescription } = step;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey ? arrowStep(event) : 0;
    if (event.key === 'Enter') onAdd(index);
    else if (event.key === 'Backspace' && microGoalDescription === '') onRemove(index);
    else if (by !== 0) onMove(index, index + by, stepInputId);
    else return;
    event.preventDefault();
  }

  return (
    <li {...rowMark} className="group flex items-start border-t border-line">
      <TextField
        aria-label={t('path.step', { number: index + 1, milestone })}
        name={name}
        value={microGoalDescription}
        onChange={(text) =>
          update((steps) =>
            changeKey(steps, key, (row) => ({
              ...row,
              microGoalDescription: text.replaceAll('\n', ' '),
            })),
          )
        }
        maxLength={goalLengths.microGoalDescription}
        validationBehavior="aria"
        className="min-w-0 flex-1 py-1"
      >
        <TextArea
          rows={1}
          id={stepInputId(key)}
          dir="auto"
          onKeyDown={onKeyDown}
          placeholder={t('path.step_placeholder')}
          className="focus-ring block field-sizing-content min-h-11 w-full resize-none rounded-md bg-transparent px-2 py-2.5 text-ui placeholder:text-ink-2"
        />
        <FieldNotes />
      </TextField>
      <button
        type="button"
        aria-label={t('path.remove_step', { number: index + 1 })}
        onClick={() => onRemove(index)}
        className="icon-button mt-1 flex-none cursor-pointer opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-hover max-sm:hidden max-sm:group-focus-within:grid"
      >
        <CloseIcon className="size-4.5" />
      </button>
      <div className="mt-1">
        <MoveHandle
          id={handleId(key)}
          name={microGoalDescription}
          index={index}
          onMove={(from, to) => onMove(from, to, handleId)}
        />
      </div>
    </li>
  );
});
