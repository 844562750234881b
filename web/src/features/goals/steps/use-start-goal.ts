import { goalRoutes } from '@stratum/contract/goals';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { checkBody, type Problems } from '../../../shared/forms/problems.ts';
import { useRouteForm } from '../../../shared/forms/use-route-form.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { isRecord } from '../../../shared/json/is-record.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { markAct } from '../../training/index.ts';
import { toBody } from '../draft/goal-body.ts';
import { currentDraft, discardDraft, useGoalDraft } from '../draft/use-goal-draft.ts';
import { goalPath } from '../goal-path.ts';
import { type GoalStep, stepOf, stepPaths } from './goal-steps.ts';

/**
 * Makes the goal of the draft by one call, from any of the steps. What is wrong with a field of
 * another step is said there.
 */
export function useStartGoal(step: GoalStep) {
  const { t } = useTranslation('features/goals');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const values = toBody(useGoalDraft());

  function leadTo(problems: Problems): boolean {
    const found = Object.keys(problems).map(stepOf);
    const [other] = found;
    if (other === undefined || found.includes(step)) return false;
    void navigate(localPath(stepPaths[other]), { state: { problems } });
    return true;
  }

  const form = useRouteForm(goalRoutes.goalCreate, {
    values,
    problems: problemsIn(useLocation().state),
    send: async (body, call) => {
      const goal = await callRoute(goalRoutes.goalCreate, { body }, call);
      const lesson = currentDraft()?.lesson;
      discardDraft();
      void invalidateAfter(goalRoutes.goalCreate, queryClient);
      if (lesson) {
        const label = t('act_waiting', { title: lesson.title });
        markAct({ moduleId: lesson.moduleId, done: true, label });
      }
      toast.success(t('started'));
      await navigate(localPath(goalPath(goal.id)));
    },
    onRefused: ({ fields }) => (leadTo(fields) ? 'handled' : undefined),
  });
  const start = () => {
    const draft = currentDraft();
    const { problems } = checkBody(goalRoutes.goalCreate.body, draft ? toBody(draft) : values);
    if (!problems || !leadTo(problems)) form.submit();
  };
  return { form, start };
}

function problemsIn(state: unknown): Problems | undefined {
  return isRecord(state) && isRecord(state.problems) ? (state.problems as Problems) : undefined;
}
