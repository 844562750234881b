import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { Group } from '@stratum/contract/group';
import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';

/** Leaves a group, which is handed over before where somebody is named, and goes to the list. */
export function useLeaveGroup({ id: ppauGroupId, name }: Group) {
  const { t } = useTranslation('features/groups/settings');
  const toList = useGoToList();
  const handOver = useRouteMutation(groupEndpoints.changeGroupAdmin);
  const leave = useRouteMutation(groupEndpoints.removeLeaveGroup);
  const leaveGroup = async (to: UserId | undefined) => {
    if (to !== undefined) await handOver.mutateAsync({ body: { ppauGroupId, userId: to } });
    await leave.mutateAsync({ body: { ppauGroupId } });
    toast.success(t('leave.done', { name }));
    toList();
  };
  return {
    // The page may have been told before the answer came, and shows the dialog no longer. What
    // failed is in `failure`.
    leave: (to: UserId | undefined) => void leaveGroup(to).catch(() => undefined),
    isPending: handOver.isPending || leave.isPending,
    failure: handOver.error ?? leave.error,
  };
}

/** From a group that is one's own no longer; the way back does not lead there. */
export function useGoToList(): () => void {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return () => void navigate(localPath('/ppau'), { replace: true });
}
