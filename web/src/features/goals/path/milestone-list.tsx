import { dueDays } from '../draft/due-days.ts';
import { updatePath, useGoalDraft } from '../draft/use-goal-draft.ts';
import { PathEditor } from './path-editor.tsx';

interface MilestoneListProps {
  openKey: string | null;
  onOpen: (key: string | null) => void;
}

/** The milestones of the goal that is being made. */
export function MilestoneList({ openKey, onOpen }: MilestoneListProps) {
  const draft = useGoalDraft();
  return (
    <PathEditor
      milestones={draft.organizeGoal.milestones}
      due={dueDays(draft)}
      {...draft.timelineGoal}
      update={updatePath}
      openKey={openKey}
      onOpen={onOpen}
    />
  );
}
