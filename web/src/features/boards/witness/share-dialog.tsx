import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GoalId, GroupId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../../shared/api/idempotency.ts';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface ShareDialogProps {
  goal: { readonly id: GoalId; readonly goalName: string };
  onClose: () => void;
}

/** In which group a goal is shown: its card stands in the conversation, and follows the goal. */
export default function ShareDialog({ goal, onClose }: ShareDialogProps) {
  const { t } = useTranslation('features/boards/witness');
  const list = useRoute(groupEndpoints.listGroups);
  const sending = useRouteMutation(chatEndpoints.sendMessage);
  // One for all tries: whatever was sent before its answer was lost is not sent again.
  const [clientId] = useState(randomKey);
  const [chosen, setChosen] = useState<GroupId | null>(null);
  const groups = list.data?.items ?? [];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const share = ({ id: ppauGroupId, name }: { id: GroupId; name: string }) => {
    const message = { type: 'goalHistoryImage', attachment: { goalId: goal.id } } as const;
    sending.mutate(
      { params: { ppauGroupId }, body: { clientId, ...message } },
      {
        onSuccess: () => {
          toast.success(t('share.done', { group: name }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('share.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryState reads={[list]} skeleton={<Skeleton className="h-40" />}>
        <Text tone="quiet" className="pb-5">
          {t('share.text', { name: goal.goalName })}
        </Text>
        {group ? (
          <>
            <Select
              label={t('share.group')}
              value={group.id}
              onChange={(id) => setChosen(groups.find((each) => each.id === id)?.id ?? null)}
            >
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <p role="alert" className="pt-3 text-label text-danger empty:hidden">
              {sending.error?.message}
            </p>
            <DialogActions className="mt-6">
              <Button onPress={() => share(group)} isPending={sending.isPending}>
                {t('share.send')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <Text>{t('share.no_group')}</Text>
            <DialogActions className="mt-6">
              <ButtonLink to="/ppau">{t('share.to_groups')}</ButtonLink>
            </DialogActions>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
