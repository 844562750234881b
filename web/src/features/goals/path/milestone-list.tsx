import { mostSteps } from '@stratum/contract/goal-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/field-icons.tsx';
import { TextButton } from '../../../shared/ui/link.tsx';
import { dueDays } from '../draft/due-days.ts';
import { milestonePath, stepPath } from '../draft/goal-body.ts';
import type { DraftMilestone } from '../draft/goal-draft.ts';
import {
  changeAt,
  insertAt,
  moveTo,
  newMilestone,
  newStep,
  removeAt,
} from '../draft/milestone-changes.ts';
import { updateDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { focusAfter } from './focus-after.ts';
import { MilestoneCard, milestoneHandleId, milestoneInputId } from './milestone-card.tsx';

interface MilestoneListProps {
  openKey: string | null;
  onOpen: (key: string | null) => void;
}

/** The milestones in their order, one of them unfolded. */
export function MilestoneList({ openKey, onOpen }: MilestoneListProps) {
  const { t } = useTranslation('features/goals');
  const draft = useGoalDraft();
  const { milestones } = draft.organizeGoal;
  const due = dueDays(draft);
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<{ milestone: DraftMilestone; index: number } | null>(null);
  const update = (rows: readonly DraftMilestone[]) =>
    updateDraft('organizeGoal', { milestones: rows });
  const sayMoved = (name: string, index: number, of: number) =>
    setMoved(t('path.moved', { name, number: index + 1, of }));

  function move(from: number, to: number): void {
    const row = milestones[from];
    const rows = moveTo(milestones, from, to);
    if (!row || rows === milestones) return;
    focusAfter(() => update(rows), milestoneHandleId(row.key));
    sayMoved(row.milestoneName, to, milestones.length);
  }

  function add(): void {
    const row = { ...newMilestone(), microGoal: [newStep()] };
    focusAfter(() => {
      update([...milestones, row]);
      onOpen(row.key);
    }, milestoneInputId(row.key));
  }

  function remove(index: number): void {
    const milestone = milestones[index];
    if (!milestone) return;
    focusAfter(() => {
      update(removeAt(milestones, index));
      setRemoved({ milestone, index });
    }, undoId);
  }

  function undo(): void {
    if (!removed) return;
    const { milestone, index } = removed;
    focusAfter(() => {
      update(insertAt(milestones, index, milestone));
      setRemoved(null);
    }, milestoneInputId(milestone.key));
  }

  return (
    <div className="grid justify-items-start gap-3">
      <ol className="grid w-full gap-3">
        {milestones.map((milestone, index) => (
          <MilestoneCard
            key={milestone.key}
            milestone={milestone}
            index={index}
            due={due[index] ?? draft.timelineGoal.goalEndDate}
            window={draft.timelineGoal}
            names={{
              milestone: milestonePath(milestones, index),
              step: (step) => stepPath(milestones, index, step),
            }}
            isOpen={milestone.key === openKey}
            onToggle={() => onOpen(milestone.key === openKey ? null : milestone.key)}
            onChange={(change) => update(changeAt(milestones, index, change))}
            onMove={move}
            onMoved={sayMoved}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      {removed && (
        <p className="text-label text-ink-2">
          {t('path.removed', { name: removed.milestone.milestoneName })}{' '}
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
