import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { GroupId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomKey } from '../../../shared/api/idempotency.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ShareWithGroup } from '../../groups/index.ts';

interface ShareDialogProps {
  items: readonly Pick<Item, 'id' | 'type' | 'title'>[];
  onClose: () => void;
}

/** Into which group copies of items go, and what travels with them. */
export default function ShareDialog({ items, onClose }: ShareDialogProps) {
  const { t } = useTranslation('features/collection/share');
  const sharing = useRouteMutation(sharedItemEndpoints.sharePersonalStuff);
  // One for all tries: what was shared before its answer was lost is not shared again.
  const [clientIds] = useState(() => new Map(items.map(({ id }) => [id, randomKey()])));
  const [first] = items;
  const travels =
    items.length === 1 && first
      ? t(`travels.${first.type}`, { title: first.title })
      : t('travels.some', { number: items.length });

  /** One after the other; a problem ends it, and another try goes on. */
  async function share(ppauGroupId: GroupId, name: string): Promise<void> {
    for (const { id } of items) {
      const body = { id, ppauGroupId, clientId: clientIds.get(id) ?? randomKey() };
      await sharing.mutateAsync({ body });
    }
    toast.success(t('done', { group: name }));
    onClose();
  }

  return (
    <ShareWithGroup
      title={t('title')}
      text={`${travels} ${t('stays')}`}
      labels={{
        group: t('group'),
        send: t('send'),
        noGroup: t('no_group'),
        toGroups: t('to_groups'),
      }}
      // What went wrong is told below.
      onShare={({ id, name }) => void share(id, name).catch(() => undefined)}
      isSending={sharing.isPending}
      problem={sharing.error?.code === 'conflict' ? t('too_many') : sharing.error?.message}
      onClose={onClose}
    />
  );
}
