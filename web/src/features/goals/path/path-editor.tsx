import { mostSteps } from '@stratum/contract/goal-words';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/field-icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { milestonePath, stepsPath } from '../draft/goal-body.ts';
import type { DraftMilestone } from '../draft/goal-draft.ts';
import {
  insertAt,
  moveTo,
  newMilestone,
  newStep,
  type PathUpdate,
  removeAt,
} from '../draft/milestone-changes.ts';
import { focusAfter } from './focus-after.ts';
import { MilestoneCard, milestoneHandleId, milestoneInputId } from './milestone-card.tsx';
import { useRowsDrawn } from './use-rows-drawn.ts';

interface PathEditorProps {
  milestones: readonly DraftMilestone[];
  /** The day by which each is planned, chosen or not. */
  due: readonly string[];
  /** First and last day of the goal. */
  goalStartDate: string;
  goalEndDate: string;
  /** The same function over all changes, so that what stays is not drawn anew. */
  update: PathUpdate;
  openKey: string | null;
  onOpen: (key: string | null) => void;
}

/** The milestones in their order, one of them unfolded. */
export function PathEditor(props: PathEditorProps) {
  const { milestones, due, goalStartDate, goalEndDate, update, openKey, onOpen } = props;
  const { t } = useTranslation('features/goals');
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<{ milestone: DraftMilestone; index: number } | null>(null);
  const drawn = useRowsDrawn(milestones.length);
  const sayMoved = useCallback(
    (name: string, index: number, of: number) =>
      setMoved(t('path.moved', { name, number: index + 1, of })),
    [t],
  );

  const move = useCallback(
    (from: number, to: number): void => {
      const found: { row?: DraftMilestone; count: number } = { count: 0 };
      focusAfter(
        () =>
          update((before) => {
            const after = moveTo(before, from, to);
            const row = before[from];
            if (row && after !== before) Object.assign(found, { row, count: before.length });
            return after;
          }),
        () => (found.row ? milestoneHandleId(found.row.key) : null),
      );
      if (found.row) sayMoved(found.row.milestoneName, to, found.count);
    },
    [update, sayMoved],
  );

  const remove = useCallback(
    (key: string): void =>
      focusAfter(
        () =>
          update((before) => {
            const index = before.findIndex((each) => each.key === key);
            const milestone = before[index];
            if (!milestone) return before;
            setRemoved({ milestone, index });
            return removeAt(before, index);
          }),
        undoId,
      ),
    [update],
  );

  function add(): void {
    const row = { ...newMilestone(), microGoal: [newStep()] };
    focusAfter(() => {
      update((before) => [...before, row]);
      onOpen(row.key);
    }, milestoneInputId(row.key));
  }

  function undo(): void {
    if (!removed) return;
    const { milestone, index } = removed;
    focusAfter(() => {
      update((before) => insertAt(before, index, milestone));
      setRemoved(null);
    }, milestoneInputId(milestone.key));
  }

  return (
    <div className="grid justify-items-start gap-3">
      <ol className="grid w-full gap-3">
        {milestones.slice(0, drawn).map((milestone, index) => (
          <MilestoneCard
            key={milestone.key}
            milestone={milestone}
            index={index}
            due={due[index] ?? goalEndDate}
            goalStartDate={goalStartDate}
            goalEndDate={goalEndDate}
            name={milestonePath(milestones, index)}
            stepsName={stepsPath(milestones, index)}
            isOpen={milestone.key === openKey}
            update={update}
            onOpen={onOpen}
            onMove={move}
            onMoved={sayMoved}
            onRemove={remove}
          />
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      {removed && (
        <p className="text-label text-ink-2">
          {t('path.removed', { name: removed.milestone.milestoneName || t('path.unnamed') })}{' '}
          <TextButton id={undoId} onClick={undo}>
            {t('undo')}
          </TextButton>
        </p>
      )}
      {milestones.length < mostSteps && (
        <Button tone="ghost" onPress={add}>
          <PlusIcon className="size-4.5" />
          {t('path.add')}
        </Button>
      )}
    </div>
  );
}

const undoId = 'undo-milestone';
