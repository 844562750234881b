import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { useClocks } from '../../profile/index.ts';
import { useTraits } from '../../results/index.ts';
import { emptyDraft, type GoalDraft } from '../draft/goal-draft.ts';
import { replaceDraft, useKeptDraft } from '../draft/use-goal-draft.ts';
import { sourceIn } from '../suggestions/source-in.ts';
import { useSuggestedGoal } from '../suggestions/use-suggested-goal.ts';
import { withAct } from '../suggestions/with-act.ts';

export interface Arrival {
  readonly traitId: string;
  /** The attempt that was looked at; the latest in the skill's category where none is named. */
  readonly attemptId: string | null;
  /** The lesson that the goal comes from; null for none. */
  readonly moduleId: string | null;
}

/** What an address says of a goal to be made, and the draft that is there already. */
export function useArrival({ traitId, attemptId, moduleId }: Arrival) {
  const suggestedGoal = useSuggestedGoal();
  const [, setQuery] = useSearchParams();
  const draft = useKeptDraft();
  const { today } = useClocks();
  const traits = useTraits();
  const trait = traits.data?.traits.find((each) => each.traitId === traitId);
  const attempts = useRoute(
    assessmentEndpoints.assessmentByUserid,
    { query: { categoryType: trait?.categoryType } },
    { enabled: trait !== undefined },
  );
  const modules = useRoute(
    performanceEndpoints.getPerformanceModule,
    { query: { moduleId: moduleId ?? undefined } },
    { enabled: moduleId !== null },
  );
  const attempt =
    attempts.data?.items.find(({ id }) => id === attemptId) ?? attempts.data?.items[0];
  const source = attempt && sourceIn(attempt, traitId);
  const module = modules.data?.items.find(({ id }) => id === moduleId);
  const goOn = () => setQuery({}, { replace: true });
  return {
    reads: [traits, ...(trait ? [attempts] : []), ...(moduleId ? [modules] : [])],
    isKnown:
      traits.data !== undefined &&
      (trait === undefined || attempts.data !== undefined) &&
      (moduleId === null || modules.data !== undefined),
    trait,
    draft,
    /** Whether what is there is not what has been asked for, which there is something to begin with. */
    isOther: draft !== null && !isOf(draft, traitId, moduleId) && Boolean(source ?? module),
    goOn,
    take() {
      if (trait && (source || module)) {
        const empty = emptyDraft(today);
        const begun = source ? suggestedGoal(empty, source, trait) : empty;
        replaceDraft(module ? withAct(begun, module, trait) : begun);
      }
      goOn();
    },
  };
}

function isOf({ source, lesson }: GoalDraft, traitId: string, moduleId: string | null): boolean {
  return moduleId === null ? source?.traitId === traitId : lesson?.moduleId === moduleId;
}
