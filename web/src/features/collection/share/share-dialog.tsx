import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { Item } from '@stratum/contract/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../../shared/api/idempotency.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ShareWithGroup } from '../../groups/index.ts';

interface ShareDialogProps {
  item: Pick<Item, 'id' | 'type' | 'title'>;
  onClose: () => void;
}

/** Into which group a copy of an item goes, and what travels with it. */
export default function ShareDialog({ item, onClose }: ShareDialogProps) {
  const { t } = useTranslation('features/collection/share');
  const sharing = useRouteMutation(sharedItemEndpoints.sharePersonalStuff);
  // One for all tries: what was shared before its answer was lost is not shared again.
  const [clientId] = useState(randomKey);
  return (
    <ShareWithGroup
      title={t('title')}
      text={`${t(`travels.${item.type}`, { title: item.title })} ${t('stays')}`}
      labels={{
        group: t('group'),
        send: t('send'),
        noGroup: t('no_group'),
        toGroups: t('to_groups'),
      }}
      onShare={({ id: ppauGroupId, name }) =>
        sharing.mutate(
          { body: { id: item.id, ppauGroupId, clientId } },
          {
            onSuccess: () => {
              toast.success(t('done', { group: name }));
              onClose();
            },
          },
        )
      }
      isSending={sharing.isPending}
      problem={sharing.error?.code === 'conflict' ? t('too_many') : sharing.error?.message}
      onClose={onClose}
    />
  );
}
