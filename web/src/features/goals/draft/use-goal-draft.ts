import { appStore, setGoalDraft, useAppState } from '../../../shared/state/app-store.ts';
import { knownClocks, useClocks } from '../../profile/index.ts';
import { emptyDraft, type GoalDraft, isGoalDraft } from './goal-draft.ts';
import type { PathUpdate } from './milestone-changes.ts';

/** The goal that is being made; null while there is none. */
export function currentDraft(): GoalDraft | null {
  const draft = appStore.getState().goalDraft?.draft;
  return isGoalDraft(draft) ? draft : null;
}

export function useKeptDraft(): GoalDraft | null {
  const draft = useAppState((state) => state.goalDraft?.draft);
  return isGoalDraft(draft) ? draft : null;
}

/** The same, empty where there is none; it is kept from its first change on. */
export function useGoalDraft(): GoalDraft {
  const { today } = useClocks();
  return useKeptDraft() ?? emptyDraft(today);
}

type Group = 'defineGoal' | 'organizeGoal' | 'initiateGoal' | 'timelineGoal';

export function updateDraft<G extends Group>(group: G, typed: Partial<GoalDraft[G]>): void {
  const draft = currentDraft() ?? emptyDraft(knownClocks().today);
  setGoalDraft({ ...draft, [group]: { ...draft[group], ...typed } });
}

/** Changes the milestones of the draft. */
export const updatePath: PathUpdate = (change) => {
  const { milestones } = currentDraft()?.organizeGoal ?? { milestones: [] };
  const changed = change(milestones);
  if (changed !== milestones) updateDraft('organizeGoal', { milestones: changed });
};

export function replaceDraft(draft: GoalDraft): void {
  setGoalDraft(draft);
}

export function discardDraft(): void {
  setGoalDraft(null);
}
