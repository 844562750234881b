import { goalLengths } from '@stratum/contract/goal-words';
import { memo, startTransition, useCallback, useDeferredValue } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { CalendarIcon } from '../../../shared/ui/field-icons.tsx';
import { FieldNotes } from '../../../shared/ui/field-parts.tsx';
import { ChevronIcon } from '../../../shared/ui/icons.tsx';
import { DateButton } from '../../../shared/ui/lazy-fields.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import type { DraftMilestone, DraftStep } from '../draft/goal-draft.ts';
import { changeKey, type PathUpdate } from '../draft/milestone-changes.ts';
import { MoveHandle } from './move-handle.tsx';
import { StepRows } from './step-rows.tsx';
import { rowMark } from './use-row-drag.ts';

interface MilestoneCardProps {
  milestone: DraftMilestone;
  index: number;
  /** The day by which it is planned, chosen or not. */
  due: string;
  /** First and last day of the goal. */
  goalStartDate: string;
  goalEndDate: string;
  /** The names of its field, and of the list of its steps, in their form. */
  name: string;
  stepsName: string;
  isOpen: boolean;
  update: PathUpdate;
  onOpen: (key: string | null) => void;
  onMove: (from: number, to: number) => void;
  onMoved: (name: string, index: number, count: number) => void;
  onRemove: (key: string) => void;
}

export const milestoneInputId = (key: string) => `milestone-${key}`;
export const milestoneHandleId = (key: string) => `milestone-handle-${key}`;

/** One milestone with its day; its steps unfold. Of fifty the one that is typed into is drawn anew. */
export const MilestoneCard = memo(function MilestoneCard(props: MilestoneCardProps) {
  const { milestone, index, due, goalStartDate, goalEndDate, isOpen } = props;
  const { update, onOpen, onMove, onMoved, onRemove } = props;
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const { key, milestoneName, microGoal } = milestone;
  const panel = `milestone-steps-${key}`;
  const name = milestoneName || t('path.unnamed');
  // Fifty steps carry its name and place: they follow typing and moves when there is time.
  const nameForSteps = useDeferredValue(name);
  const listName = useDeferredValue(props.stepsName);
  const change = (changed: Partial<DraftMilestone>) =>
    update((rows) => changeKey(rows, key, (row) => ({ ...row, ...changed })));
  const changeSteps = useCallback(
    (changed: (steps: readonly DraftStep[]) => readonly DraftStep[]) =>
      update((rows) =>
        changeKey(rows, key, (row) => ({ ...row, microGoal: changed(row.microGoal) })),
      ),
    [update, key],
  );
  return (
    <li {...rowMark} className="rounded-card border border-line bg-surface py-2 pr-2 pl-1 shadow-1">
      <div className="flex items-start">
        <MoveHandle id={milestoneHandleId(key)} name={name} index={index} onMove={onMove} />
        <div className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-[1fr_auto]">
          <TextField
            aria-label={t('path.milestone', { number: index + 1 })}
            name={props.name}
            value={milestoneName}
            onChange={(text) => change({ milestoneName: text.replaceAll('\n', ' ') })}
            maxLength={goalLengths.milestoneName}
            validationBehavior="aria"
          >
            <TextArea
              rows={1}
              id={milestoneInputId(key)}
              dir="auto"
              placeholder={t('path.milestone_placeholder')}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className="focus-ring block field-sizing-content min-h-11 w-full resize-none rounded-md bg-transparent px-2 py-2 text-lead font-medium placeholder:text-ink-2"
            />
            <FieldNotes />
          </TextField>
          <div className="flex flex-wrap items-center gap-x-4 px-2 text-label whitespace-nowrap text-ink-2">
            {!isOpen && microGoal.length > 0 && (
              <span>{t('plan.steps', { count: microGoal.length })}</span>
            )}
            <DateButton
              label={t('path.due', { name })}
              value={due}
              min={goalStartDate}
              max={goalEndDate}
              onChange={(day) => change({ dueDate: day })}
            >
              <CalendarIcon className="size-4.5" />
              {t('path.by', { day: format.dayMonth(due) })}
            </DateButton>
          </div>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={t('path.steps_of', { name })}
          onClick={() => startTransition(() => onOpen(isOpen ? null : key))}
          className="icon-button cursor-pointer hover:bg-hover"
        >
          <ChevronIcon className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      <div id={panel} hidden={!isOpen} className="pr-2 pl-11">
        <StepRows
          milestone={nameForSteps}
          steps={microGoal}
          listName={listName}
          isOpen={isOpen}
          update={changeSteps}
          onMoved={onMoved}
        />
        {isOpen && (
          <p className="py-2 pl-2 text-label">
            <TextButton onClick={() => onRemove(key)}>{t('path.remove')}</TextButton>
          </p>
        )}
      </div>
    </li>
  );
});
