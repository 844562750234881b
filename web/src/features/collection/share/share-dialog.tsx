import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { GroupId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
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
  item: Pick<Item, 'id' | 'type' | 'title'>;
  onClose: () => void;
}

/** Into which group a copy of an item goes, and what travels with it. */
export default function ShareDialog({ item, onClose }: ShareDialogProps) {
  const { t } = useTranslation('features/collection/share');
  const list = useRoute(groupEndpoints.listGroups);
  const sharing = useRouteMutation(sharedItemEndpoints.sharePersonalStuff);
  // One for all tries: what was shared before its answer was lost is not shared again.
  const [clientId] = useState(randomKey);
  const [chosen, setChosen] = useState<GroupId | null>(null);
  const groups = list.data?.items ?? [];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const share = ({ id: ppauGroupId, name }: { id: GroupId; name: string }) =>
    sharing.mutate(
      { body: { id: item.id, ppauGroupId, clientId } },
      {
        onSuccess: () => {
          toast.success(t('done', { group: name }));
          onClose();
        },
      },
    );
  return (
    <Dialog title={t('title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryState reads={[list]} skeleton={<Skeleton className="h-40" />}>
        {group ? (
          <>
            <Text tone="quiet" className="pb-5">
              {t(`travels.${item.type}`, { title: item.title })} {t('stays')}
            </Text>
            <Select
              label={t('group')}
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
              {sharing.error &&
                (sharing.error.code === 'conflict' ? t('too_many') : sharing.error.message)}
            </p>
            <DialogActions className="mt-6">
              <Button onPress={() => share(group)} isPending={sharing.isPending}>
                {t('send')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <Text>{t('no_group')}</Text>
            <DialogActions className="mt-6">
              <ButtonLink to="/ppau">{t('to_groups')}</ButtonLink>
            </DialogActions>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
