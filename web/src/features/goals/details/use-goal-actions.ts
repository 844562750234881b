import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { addDays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { useClocks } from '../../profile/index.ts';
import { goalPath } from '../goal-path.ts';

const extension = 14;

/** What can be done with a goal as a whole. */
export function useGoalActions(id: string) {
  const { t } = useTranslation('features/goals/details');
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const { today } = useClocks();
  const update = useRouteMutation(goalEndpoints.goalUpdate);
  const archive = useRouteMutation(goalEndpoints.goalArchive);
  const shift = useRouteMutation(goalEndpoints.goalShift);
  const copy = useRouteMutation(goalEndpoints.goalCopy);
  const remove = useRouteMutation(goalEndpoints.goalDelete);
  const restore = useRouteMutation(goalEndpoints.goalRestore);
  const failed = [update, archive, shift, copy, remove, restore].find(({ error }) => error);
  return {
    problem: failed?.error?.message ?? '',
    isDeleted: remove.isSuccess && !restore.isSuccess,
    isRestoring: restore.isPending,
    isShifting: shift.isPending,
    extend: () => update.mutate({ body: { id, goalEndDate: addDays(today, extension) } }),
    archive: (archived: boolean) => archive.mutate({ body: { id, archived } }),
    shift: (days: number, onDone: () => void) =>
      shift.mutate({ body: { id, days } }, { onSuccess: onDone }),
    copy: () =>
      copy.mutate(
        { body: { id } },
        {
          onSuccess: (goal) => {
            toast.success(t('actions.copied'));
            void navigate(localPath(goalPath(goal.id)));
          },
        },
      ),
    remove: () => {
      restore.reset();
      remove.mutate({ query: { id } });
    },
    restore: () => restore.mutate({ body: { id } }, { onSuccess: () => remove.reset() }),
  };
}

export type GoalActions = ReturnType<typeof useGoalActions>;
