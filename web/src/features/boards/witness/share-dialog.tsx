import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GoalId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../../shared/api/idempotency.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ShareWithGroup } from '../../groups/index.ts';

interface ShareDialogProps {
  goal: { readonly id: GoalId; readonly goalName: string };
  onClose: () => void;
}

/** In which group a goal is shown: its card stands in the conversation, and follows the goal. */
export default function ShareDialog({ goal, onClose }: ShareDialogProps) {
  const { t } = useTranslation('features/boards/witness');
  const sending = useRouteMutation(chatEndpoints.sendMessage);
  // One for all tries: whatever was sent before its answer was lost is not sent again.
  const [clientId] = useState(randomKey);
  const message = { type: 'goalHistoryImage', attachment: { goalId: goal.id } } as const;
  return (
    <ShareWithGroup
      title={t('share.title')}
      text={t('share.text', { name: goal.goalName })}
      labels={{
        group: t('share.group'),
        send: t('share.send'),
        noGroup: t('share.no_group'),
        toGroups: t('share.to_groups'),
      }}
      onShare={({ id: ppauGroupId, name }) =>
        sending.mutate(
          { params: { ppauGroupId }, body: { clientId, ...message } },
          {
            onSuccess: () => {
              toast.success(t('share.done', { group: name }));
              onClose();
            },
          },
        )
      }
      isSending={sending.isPending}
      problem={sending.error?.message}
      onClose={onClose}
    />
  );
}
