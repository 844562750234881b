import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId, MilestoneId, UserId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useSession } from '../../../shared/session/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useGroupMembers } from '../../groups/index.ts';

interface AskDialogProps {
  milestone: { readonly id: MilestoneId; readonly milestoneName: string };
  groupId: GroupId | null;
  asked: UserId | null;
  onClose: () => void;
}

/** Whom to ask to confirm a milestone: a group that one is in, and one of its members. */
export default function AskDialog({ milestone, groupId, asked, onClose }: AskDialogProps) {
  const { t } = useTranslation('features/boards/witness');
  const list = useRoute(groupEndpoints.listGroups);
  const [chosen, setChosen] = useState<GroupId | null>(groupId);
  const groups = list.data?.items.filter(({ memberCount }) => memberCount > 1) ?? [];
  const open = chosen ?? groups[0]?.id ?? null;
  return (
    <Dialog title={t('dialog.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <QueryState reads={[list]} skeleton={<Skeleton className="h-40" />}>
        <Text tone="quiet" className="pb-5">
          {t('dialog.text', { name: milestone.milestoneName })}
        </Text>
        {open === null ? (
          <>
            <Text>{t('dialog.no_group')}</Text>
            <DialogActions className="mt-6">
              <ButtonLink to="/ppau">{t('dialog.to_groups')}</ButtonLink>
            </DialogActions>
          </>
        ) : (
          <>
            {groupId === null && (
              <Select
                label={t('dialog.group')}
                value={open}
                onChange={(id) => setChosen(groups.find((group) => group.id === id)?.id ?? null)}
                className="pb-4"
              >
                {groups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            <Ask
              key={open}
              milestoneId={milestone.id}
              groupId={open}
              asked={asked}
              onDone={onClose}
            />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

interface AskProps {
  milestoneId: MilestoneId;
  groupId: GroupId;
  asked: UserId | null;
  onDone: () => void;
}

function Ask({ milestoneId, groupId, asked, onDone }: AskProps) {
  const { t } = useTranslation('features/boards/witness');
  const me = useSession().userData?.id;
  const members = useGroupMembers(groupId);
  const asking = useRouteMutation(goalEndpoints.askWitness);
  const [chosen, setChosen] = useState<UserId | null>(asked);
  const others = members.data?.filter(({ userId }) => userId !== me) ?? [];
  const witness = others.find(({ userId }) => userId === chosen) ?? others[0];
  const ask = () => {
    if (!witness) return;
    const body = { milestoneId, ppauGroupId: groupId, userId: witness.userId };
    asking.mutate({ body }, { onSuccess: onDone });
  };
  return (
    <QueryState reads={[members]} skeleton={<Skeleton className="h-20" />}>
      <Select
        label={t('dialog.member')}
        value={witness?.userId ?? ''}
        onChange={(id) => setChosen(others.find(({ userId }) => userId === id)?.userId ?? null)}
      >
        {others.map(({ userId, first_name: name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
      <p className="pt-3 text-small text-ink-2">{t('dialog.card')}</p>
      {asking.error && (
        <p role="alert" className="pt-3 text-label text-danger">
          {asking.error.message}
        </p>
      )}
      <DialogActions className="mt-6">
        <Button onPress={ask} isPending={asking.isPending} isDisabled={!witness}>
          {t('dialog.ask')}
        </Button>
      </DialogActions>
    </QueryState>
  );
}
